import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planItems } from '#src/registry/item-plan.ts';
import { readSources } from '#src/registry/read-sources.ts';
import { importLine } from '#stories/support/docs/import-line.ts';

const { sources } = readSources(fileURLToPath(new URL('../../..', import.meta.url)));

test('the import that a page shows takes what the item exports', () => {
  const named = planItems(sources).flatMap(({ doors }) =>
    doors.flatMap((door) => {
      const line = importLine(door.replace(/(\/index)?\.tsx?$/, ''), 'anywhere');
      const name = /\{ (\w+) \}/.exec(line)?.[1];
      return name === undefined ? [] : [{ name, text: sources.get(door) ?? '' }];
    }),
  );
  expect(named.length).toBeGreaterThan(15);
  for (const { name, text } of named) {
    expect(text, name).toMatch(new RegExp(`export (\\{[^}]*\\b|function )${name}\\b`));
  }
});

test('a style sheet is imported for its effect, a library by what its reader picks', () => {
  expect(importLine('tokens/tokens.css', 'a.css')).toBe("import 'a.css';");
  expect(importLine('auth/react', 'b')).toBe("import { … } from 'b';");
});
