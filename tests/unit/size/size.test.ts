import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, type BundleSize } from '../../bench/bundle.ts';
import { readBudget, sizeProblem } from '../../bench/size-budget.ts';
import { limitsOf, readSizePlans } from '../../bench/size-plan.ts';
import { mainEntryPoint, measuredImports, measuredPrimitives } from '../../bench/widgets.ts';

const plans = await readSizePlans();
const budget = { ...readBudget(), limits: limitsOf(plans) };
const imports = measuredImports();
const primitives = measuredPrimitives(plans);
const sizes = new Map<string, BundleSize>();

/** Widgets whose code a widget may carry beside its own. */
const builtOn: Record<string, string[]> = { 'date-picker': ['calendar'], 'login-form': ['field'] };

const sizeOf = (name: string): BundleSize => {
  const size = sizes.get(name);
  if (!size) throw new Error(`No widget exports ${name}.`);
  return size;
};

const pathsIn = (name: string) => sizeOf(name).modules.map(({ id }) => id);

beforeAll(async () => {
  for (const { name, folder, code } of [...imports, ...primitives]) {
    sizes.set(name, await bundleSize(code, plans.get(folder)?.counted));
  }
}, 120_000);

describe('what an application downloads for one import', () => {
  test.each([...imports, ...primitives])('$name keeps to its budget', ({ name }) => {
    expect(sizeProblem(name, sizeOf(name).gzip, budget)).toBeUndefined();
  });

  test('the budget names no component that is gone', () => {
    const names = [...imports, ...primitives].map(({ name }) => name);
    const named = [...Object.keys(budget.accepted), ...Object.keys(budget.limits)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each([...imports, ...primitives])('$name leaves React to the application', ({ name }) => {
    expect(pathsIn(name).filter((path) => /^react(-dom)?\//.test(path))).toEqual([]);
  });

  test.each([...imports, ...primitives])('$name carries English alone', ({ name }) => {
    expect(pathsIn(name).filter((path) => /\.(de|fr|ar|ja)\.ts$/.test(path))).toEqual([]);
  });

  test.each([...imports, ...primitives])(
    "$name carries no other widget's code",
    ({ name, folder }) => {
      const allowed = [folder, ...(builtOn[folder] ?? [])];
      const others = pathsIn(name).filter((path) => {
        const owner = /^src\/components\/([^/]+)\//.exec(path)?.[1];
        return owner !== undefined && !allowed.includes(owner);
      });
      expect(others).toEqual([]);
    },
  );
});

describe('the engine of the days', () => {
  test('a calendar of days carries it', () => {
    expect(pathsIn('Calendar').some((path) => path.startsWith('react-day-picker/'))).toBe(true);
  });

  test('a calendar of months, quarters and years does not', () => {
    const engine = pathsIn('PeriodCalendar').filter((path) =>
      /^(react-day-picker|date-fns|@date-fns)\//.test(path),
    );
    expect(engine).toEqual([]);
  });
});

describe('the main entry point', () => {
  test.each(imports)('opens to $name and costs it nothing', async ({ name, folder }) => {
    const code = `export { ${name} } from '${mainEntryPoint}';`;
    const through = await bundleSize(code, plans.get(folder)?.counted);
    expect(Math.abs(through.gzip - sizeOf(name).gzip)).toBeLessThanOrEqual(
      sizeOf(name).gzip * 0.01,
    );
  });
});
