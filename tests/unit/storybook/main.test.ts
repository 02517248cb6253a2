import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { portableManifests } from '#.storybook/build/portable-manifests.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('a file with the play suffix is tagged play, and no other: story runs use the name, the rest the tag', () => {
  const files = readdirSync(`${root}stories`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => path.replaceAll('\\', '/'));
  const tagged = files.filter((path) =>
    /tags: \[[^\]]*'play'/.test(readFileSync(`${root}stories/${path}`, 'utf8')),
  );
  expect(tagged).toEqual(files.filter((path) => path.endsWith('.play.stories.tsx')));
});

test('manifests contain no paths of the machine and name the package', () => {
  const manifests = {
    components: {
      components: {
        'primitives-button': {
          reactDocgen: { definedInFile: '/home/me/tessera/src/primitives/button/button.tsx' },
          import: [
            "import { Rating } from '#src/components/rating/index.ts';",
            "import { Button } from '#src/primitives/button/index.ts';",
          ].join('\n'),
        },
        'primitives-button-tests': {},
        'components-rating-tests-in-a-form': {},
        'foundations-colors': { error: { name: 'No component found' } },
      },
    },
  };
  expect(portableManifests(manifests, '/home/me/tessera/')).toEqual({
    components: {
      components: {
        'primitives-button': {
          reactDocgen: { definedInFile: './src/primitives/button/button.tsx' },
          import:
            "import { Rating } from 'tessera-ui';\nimport { Button } from './src/primitives/button';",
        },
      },
    },
  });
});

test('a play function waits for each step', () => {
  const lines = globSync('stories/**/*.play.stories.tsx', { cwd: root }).flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .filter((line) => /\bstep\(/.test(line))
      .map((line) => `${path} ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => !/\bawait step\(/.test(line))).toEqual([]);
});
