import { expect, test } from 'vitest';
import { usualWindows } from '#src/components/pagination/usual-windows.ts';
import { engineWindows } from '#src/components/pagination/window-engine.ts';
import { versionOf } from '#tests/bench/bundle.ts';

const shapes = [0, 1, 2, 3].flatMap((siblings) =>
  [1, 2, 3].map((boundaries) => ({ siblings, boundaries })),
);

/** Text of the module, as the formatter would have it. */
function generated(): string {
  const entries = shapes.map(({ siblings, boundaries }) => {
    const windows = engineWindows(siblings, boundaries).map(
      (window) => `    [${window.join(', ')}],\n`,
    );
    return `  '${siblings},${boundaries}': [\n${windows.join('')}  ],\n`;
  });
  return `import type { PageWindows } from './page-window';

// Drawn by react-paginate ${versionOf('react-paginate')}. A test draws them again: run it with \`-u\` after an update of the package.

/** Windows with up to three siblings and boundaries, by both: \`'1,2'\`. */
export const usualWindows: Readonly<Record<string, PageWindows>> = {
${entries.join('')}};
`;
}

test('the usual windows are those that the package draws', async () => {
  await expect(generated()).toMatchFileSnapshot(
    '../../../../src/components/pagination/usual-windows.ts',
  );
});

test.each(shapes)('$siblings siblings, $boundaries boundaries: all as long', (shape) => {
  const windows = usualWindows[`${shape.siblings},${shape.boundaries}`];
  const length = 2 * (shape.siblings + shape.boundaries) + 3;
  expect(windows?.map((window) => window.length)).toEqual([length, length, length]);
});
