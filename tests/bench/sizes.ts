import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bundleSize, type BundleSize } from './bundle.ts';
import {
  acceptedSize,
  barePackage,
  budgetPath,
  readBudget,
  sizeProblem,
  type AcceptedSize,
  type SizeBudget,
} from './size-budget.ts';
import { measuredImports } from './widgets.ts';

// `--update` accepts the sizes as they are, `--modules` lists what the bundles of the
// named components are made of.
const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    modules: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const budget = readBudget();
const bare = await bundleSize(barePackage);
const accepted: Record<string, AcceptedSize> = {};
print('react-day-picker with its CSS', bare, undefined);

for (const { name, code } of measuredImports()) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const size = await bundleSize(code);
  accepted[name] = acceptedSize(size);
  print(name, size, sizeProblem(name, size.gzip, budget));
}

if (values.update) {
  const next: SizeBudget = {
    limits: budget.limits,
    bare: acceptedSize(bare),
    accepted: positionals.length > 0 ? { ...budget.accepted, ...accepted } : accepted,
  };
  await writeFile(budgetPath, `${JSON.stringify(next, undefined, 2)}\n`);
  console.log('Accepted in tests/bench/size-budget.json.');
}

function print(name: string, size: BundleSize, problem: string | undefined): void {
  const later = size.deferred.map((part) => `${part.name} ${part.gzip}`).join(', ');
  console.log(
    `${problem ? '✗' : '✓'} ${name.padEnd(30)} ${kilobytes(size.gzip)} (JS ${size.js} + CSS ${size.css})`,
  );
  if (later) console.log(`    loads on first use: ${later}`);
  if (problem) console.log(`    ${problem}`);
  if (!values.modules || !positionals.includes(name)) return;
  for (const { id, bytes } of size.modules) console.log(`    ${String(bytes).padStart(6)}  ${id}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
