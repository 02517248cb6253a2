import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInterfaces } from '#tests/support/interfaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'interfaces-'));
writeFileSync(
  join(folder, 'parent.ts'),
  `export interface ParentProps {
  /** Size. */
  size?: number;
  /** Name. */
  name: string;
}
`,
);
writeFileSync(
  join(folder, 'child.tsx'),
  `export interface ChildProps extends Omit<
  ParentProps,
  'name'
> {
  /** Called. */
  'aria-label': string;
  onPick?: (day: { from: string }) => void;
}
`,
);
const { membersOf } = readInterfaces(folder);

test('lists the members of an interface and of its parents, without those left out', () => {
  expect(membersOf('ChildProps')).toEqual(['aria-label', 'onPick', 'size']);
});

test('returns undefined for an unknown interface', () => {
  expect(membersOf('NoProps')).toBeUndefined();
});
