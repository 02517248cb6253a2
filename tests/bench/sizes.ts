import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BundleSize } from './bundle.ts';
import {
  acceptedSize,
  budgetPath,
  readBudget,
  type AcceptedSize,
  type SizeBudget,
} from './size-budget.ts';
import { printSizes } from './size-table.ts';

// `--update` accepts the sizes as they are; `--modules` lists what the named components are made of.
const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    modules: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const { bare, components } = await printSizes(positionals, values.modules);

if (values.update) {
  const budget = readBudget();
  const isWhole = positionals.length === 0;
  const next: SizeBudget = {
    bare: merge(isWhole ? {} : budget.bare, bare),
    accepted: merge(isWhole ? {} : budget.accepted, components),
  };
  await writeFile(budgetPath, `${JSON.stringify(next, undefined, 2)}\n`);
  console.log('Accepted in tests/bench/size-budget.json.');
}

/** Stored sizes with the new ones added, by name. */
function merge(
  kept: Record<string, AcceptedSize>,
  sizes: ReadonlyMap<string, BundleSize>,
): Record<string, AcceptedSize> {
  const added = [...sizes].map(([name, size]) => [name, acceptedSize(size)] as const);
  const all = new Map([...Object.entries(kept), ...added]);
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
