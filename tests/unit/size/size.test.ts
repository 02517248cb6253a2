import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSize, root, type BundleSize } from '../../bench/bundle.ts';
import { limitOf } from '../../bench/primitive-limits.ts';
import { readBudget, sizeProblem } from '../../bench/size-budget.ts';
import { countedIn, sizeLimits } from '../../bench/size-plan.ts';
import { mainEntryPoint, measuredImports, measuredPrimitives } from '../../bench/widgets.ts';

const budget = { ...readBudget(), limits: sizeLimits };
const imports = measuredImports();
const sizes = new Map<string, BundleSize>();

/** Widgets whose code a widget may include. */
const builtOn: Record<string, string[]> = {
  'account-form': ['field', 'one-time-code-input', 'password-input'],
  'date-picker': ['calendar'],
  'date-time-picker': ['calendar', 'date-picker', 'time-field'],
  'period-calendar': ['calendar'],
  'period-picker': ['calendar', 'date-picker', 'period-calendar'],
};

const sizeOf = (name: string): BundleSize => {
  const size = sizes.get(name);
  if (!size) throw new Error(`No widget exports ${name}.`);
  return size;
};

const pathsIn = (name: string) => sizeOf(name).modules.map(({ id }) => id);

beforeAll(async () => {
  for (const { name, folder, code } of imports) {
    sizes.set(name, await bundleSize(code, countedIn(folder)));
  }
});

describe('the download size of one import', () => {
  test.each(imports)('$name stays within its budget', ({ name }) => {
    expect(sizeProblem(name, sizeOf(name).gzip, budget)).toBeUndefined();
  });

  test('the budget names no removed component', () => {
    const names = imports.map(({ name }) => name);
    const named = [...Object.keys(budget.accepted), ...Object.keys(budget.limits)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(imports)('$name leaves React to the application', ({ name }) => {
    expect(pathsIn(name).filter((path) => /^react(-dom)?\//.test(path))).toEqual([]);
  });

  test.each(imports)('$name contains only English', ({ name }) => {
    expect(pathsIn(name).filter((path) => /\.(de|fr|ar|ja)\.ts$/.test(path))).toEqual([]);
  });

  test.each(imports)('$name contains no code of other widgets', ({ name, folder }) => {
    const allowed = [folder, ...(builtOn[folder] ?? [])];
    const others = pathsIn(name).filter((path) => {
      const owner = /^src\/components\/([^/]+)\//.exec(path)?.[1];
      return owner !== undefined && !allowed.includes(owner);
    });
    expect(others).toEqual([]);
  });
});

test('the tokens, which every page loads, are 3.5 kB in an application', async () => {
  const { css } = await bundleSize(`import '${root}src/tokens/tokens.css';`);
  expect(css).toBeGreaterThan(3000);
  expect(css).toBeLessThan(3550);
});

describe('the calendar engine', () => {
  test('is part of a calendar of days', () => {
    expect(pathsIn('Calendar').some((path) => path.startsWith('react-day-picker/'))).toBe(true);
  });

  test('is not part of a calendar of months, quarters and years', () => {
    const engine = pathsIn('PeriodCalendar').filter((path) =>
      /^(react-day-picker|date-fns|@date-fns)\//.test(path),
    );
    expect(engine).toEqual([]);
  });
});

describe('the main entry point', () => {
  test('exports every component', () => {
    const text = readFileSync(mainEntryPoint, 'utf8');
    const folders = new Set(imports.map(({ folder }) => folder));
    const missing = [...folders].filter(
      (folder) => !text.includes(`export * from './components/${folder}';`),
    );
    expect(missing).toEqual([]);
  });

  // Every bundle keeps the same remains of unused modules, so checking the smallest and the largest is enough.
  test('adds nothing to the size of an import', async () => {
    const bySize = imports.toSorted(
      (one, other) => sizeOf(one.name).gzip - sizeOf(other.name).gzip,
    );
    for (const { name, folder } of [...bySize.slice(0, 1), ...bySize.slice(-1)]) {
      const code = `export { ${name} } from '${mainEntryPoint}';`;
      const { gzip } = await bundleSize(code, countedIn(folder));
      const own = sizeOf(name).gzip;
      expect(Math.abs(gzip - own), name).toBeLessThanOrEqual(own * 0.01);
    }
  });
});

test('a form and its fields weigh at most 16.5 kB beside the rules, which a page has once', async () => {
  const { gzip, modules } = await bundleSize(
    `export { Form, Field } from '${join(root, 'src/components/field/index.ts')}';`,
    [],
    ['src/validation/'],
  );
  expect(modules.filter(({ id }) => id.startsWith('src/validation/'))).toEqual([]);
  expect(gzip).toBeLessThanOrEqual(16_500);
});

test('all rules with their English messages weigh at most 6 kB, without third-party code', async () => {
  const { gzip, modules } = await bundleSize(
    `export * from '${join(root, 'src/validation/index.ts')}';`,
  );
  expect(gzip).toBeLessThanOrEqual(6000);
  const paths = modules.map(({ id }) => id).filter((id) => !id.includes('preload-helper'));
  expect(paths.filter((id) => !/^src\/validation\/[a-z-]+\.ts$/.test(id))).toEqual([]);
});

const primitives = measuredPrimitives();

test('the primitives are found', () => {
  expect(primitives.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Button', 'Checkbox', 'RadioGroup', 'Select']),
  );
});

test.each(primitives)(
  '$name stays within its limit',
  async ({ name, code }) => {
    const { gzip } = await bundleSize(code);
    expect(gzip).toBeLessThanOrEqual(limitOf(name));
  },
  30_000,
);
