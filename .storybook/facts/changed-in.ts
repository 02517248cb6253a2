import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version with the text of its notes; the notes for the next release come first, as `unreleased`. */
export interface Release {
  version: string;
  notes: string;
}

/** Splits a changelog of Changesets into its versions, newest first. */
export function releasesIn(changelog: string): Release[] {
  return changelog.split(/^(?=## )/m).flatMap((section) => {
    const version = /^## (\S+)\n/.exec(section)?.[1];
    return version ? [{ version, notes: section }] : [];
  });
}

/** Reads the notes of unreleased changes and the changelog. */
export function readReleases(root: string): Release[] {
  const notes = globSync('.changeset/*.md', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const changelog = join(root, 'CHANGELOG.md');
  const released = existsSync(changelog) ? releasesIn(readFileSync(changelog, 'utf8')) : [];
  return [{ version: 'unreleased', notes: notes.join('\n') }, ...released];
}

/**
 * Returns the version of the newest notes that name a component: `unreleased` for a change since the last release, and
 * none before the first release or without notes.
 */
export function changedIn(component: string, releases: readonly Release[]): string | null {
  if (!releases.some(({ version }) => version !== 'unreleased')) return null;
  const word = new RegExp(`\\b${component}\\b`);
  return releases.find(({ notes }) => word.test(notes))?.version ?? null;
}
