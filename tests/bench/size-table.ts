import { bundleSize, type BundleSize } from './bundle.ts';
import { readBudget, sizeProblem } from './size-budget.ts';
import { barePackages, countedIn, sizeLimits } from './size-plan.ts';
import { measuredImports } from './widgets.ts';

/** Sizes of the wrapped packages and of components, by name. */
export interface MeasuredSizes {
  bare: Map<string, BundleSize>;
  components: Map<string, BundleSize>;
}

/**
 * Weighs the wrapped packages and the components and prints them as a table.
 * @param only Names of the components to weigh; all if empty.
 * @param modules Whether to print what each named component is made of.
 */
export async function printSizes(
  only: readonly string[] = [],
  modules = false,
): Promise<MeasuredSizes> {
  const budget = { ...readBudget(), limits: sizeLimits };
  const imports = measuredImports().filter(({ name }) => only.length === 0 || only.includes(name));
  const bare = new Map<string, BundleSize>();
  const folders = new Set(imports.map(({ folder }) => folder));
  for (const [name, code] of barePackages(folders)) {
    const size = await bundleSize(code);
    bare.set(name, size);
    print(`${name}, bare`, size, undefined);
  }
  const components = new Map<string, BundleSize>();
  for (const { name, folder, code } of imports) {
    const size = await bundleSize(code, countedIn(folder));
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
