import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readNote, releases, releasesOf, unreleased } from '#stories/support/docs/release-notes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a note has the kind of its change and its words', () => {
  expect(readNote("---\n'tessera-ui': minor\n---\n\nRating counts in thirds.\n")).toEqual({
    kind: 'minor',
    text: 'Rating counts in thirds.',
  });
  expect(readNote("---\n'tessera-ui': none\n---\n\nNothing.\n")).toBeUndefined();
  expect(readNote('# Changesets\n')).toBeUndefined();
});

test('the page shows every note that is not released, and every release', () => {
  expect(unreleased).toHaveLength(globSync('.changeset/*.md', { cwd: root }).length);
  expect(releases).toBe(releasesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')));
});

test('what breaks something comes first', () => {
  const kinds = unreleased.map(({ kind }) => ['major', 'minor', 'patch'].indexOf(kind));
  expect(kinds).toEqual(kinds.toSorted());
});
