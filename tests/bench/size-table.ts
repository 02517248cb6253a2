import { bundleSize, type BundleSize } from './bundle.ts';
import { barePackage, readBudget, sizeProblem } from './size-budget.ts';
import { measuredImports } from './widgets.ts';

/** Sizes of the bare package and of components by name. */
export interface MeasuredSizes {
  bare: BundleSize;
  components: Map<string, BundleSize>;
}

/**
 * Weighs the bare package and the components and prints them as a table.
 * @param only Names of the components to weigh; none means all.
 * @param modules Whether to print what each named component is made of.
 */
export async function printSizes(
  only: readonly string[] = [],
  modules = false,
): Promise<MeasuredSizes> {
  const budget = readBudget();
  const bare = await bundleSize(barePackage);
  const components = new Map<string, BundleSize>();
  print('react-day-picker with its CSS', bare, undefined);
  for (const { name, code } of measuredImports()) {
    if (only.length > 0 && !only.includes(name)) continue;
    const size = await bundleSize(code);
    components.set(name, size);
    print(name, size, sizeProblem(name, size.gzip, budget));
    if (!modules || only.length === 0) continue;
    for (const { id, bytes } of size.modules)
      console.log(`    ${String(bytes).padStart(6)}  ${id}`);
  }
  return { bare, components };
}

function print(name: string, size: BundleSize, problem: string | undefined): void {
  const kilobytes = `${(size.gzip / 1000).toFixed(1)} kB`.padStart(8);
  console.log(
    `${problem ? '✗' : '✓'} ${name.padEnd(30)}${kilobytes}  JS ${size.js} + CSS ${size.css}`,
  );
  const later = size.deferred.map((part) => `${part.name} ${part.gzip}`).join(', ');
  if (later) console.log(`    on first use: ${later}`);
  if (problem) console.log(`    ${problem}`);
}
