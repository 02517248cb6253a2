import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a play function waits for each step', () => {
  const lines = globSync('stories/**/*.play.stories.tsx', { cwd: root }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /\bstep\(/.test(line))
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter((line) => !/\bawait step\(/.test(line))).toEqual([]);
});
