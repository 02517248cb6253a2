import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { acceptedSize, budgetPath, readBudget, type SizeBudget } from './size-budget.ts';
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
  const accepted = Object.fromEntries(
    [...components].map(([name, size]) => [name, acceptedSize(size)]),
  );
  const next: SizeBudget = {
    limits: budget.limits,
    bare: acceptedSize(bare),
    accepted: positionals.length > 0 ? { ...budget.accepted, ...accepted } : accepted,
  };
  await writeFile(budgetPath, `${JSON.stringify(next, undefined, 2)}\n`);
  console.log('Accepted in tests/bench/size-budget.json.');
}
