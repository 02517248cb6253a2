import { afterAll, describe, expect, test, vi } from 'vitest';
import { pluralOf } from '#src/core/locale/intl.ts';
import type * as PluralModule from '#src/core/locale/plural.ts';
import type { PluralCategory, PluralForms } from '#src/core/locale/plural.ts';

const recorded = vi.hoisted(() => ({ forms: [] as [string, PluralForms][] }));

// Every counted text of every language is created by `counted`.
vi.mock('#src/core/locale/plural.ts', async (original) => {
  const module = await original<typeof PluralModule>();
  return {
    ...module,
    counted: (number: string, plural: PluralCategory, forms: PluralForms) => {
      recorded.forms.push([plural, forms]);
      return module.counted(number, plural, forms);
    },
  };
});

// The languages that earlier files have loaded create their texts with the original.
vi.resetModules();
const { languages } = await import('#src/languages/index.ts');
const { en } = await import('#src/languages/en.ts');
afterAll(() => void vi.resetModules());

/** Categories that numbers from 1 to 1000 reach. Zero and millions may take the form of `other`. */
function categoriesOf(tag: string): Set<PluralCategory> {
  return new Set(Array.from({ length: 1000 }, (_, index) => pluralOf(tag, index + 1)));
}

/** Calls every function below `part` with a plural category for each of its arguments. */
function callAll(part: object, category: PluralCategory): void {
  for (const value of Object.values(part) as unknown[]) {
    if (typeof value === 'object' && value !== null) callAll(value, category);
    else if (typeof value === 'function') call(value as AnyLabel, category);
  }
}

type AnyLabel = (...args: unknown[]) => string;

const tools = (category: PluralCategory) => ({
  format: String,
  plural: () => category,
});

function call(label: AnyLabel, category: PluralCategory): void {
  const source = label.toString();
  // Validation messages take their parameters and tools; `amount` takes a unit before the category.
  if (/^\(\s*\{/.test(source)) {
    for (const members of [true, false]) label({ length: 7, members }, tools(category));
  } else if (/unit/.test(source.split('=>')[0] ?? '')) {
    for (const unit of ['digits', 'characters', 'bytes']) label('7', unit, category);
  } else {
    const names = /^\(([^)]*)\)/.exec(source)?.[1]?.split(',') ?? [];
    label(...names.map((name) => (/plural/.test(name) ? category : '7')));
  }
}

test('the test sees the forms of English, and so those of other languages', () => {
  recorded.forms = [];
  callAll(en, 'one');
  expect(recorded.forms.length).toBeGreaterThanOrEqual(20);
});

describe.each(languages)('$tag', ({ tag, ...labels }) => {
  test('has a form for every plural category, or one form for all', () => {
    const missing = [...categoriesOf(tag)].flatMap((category) => {
      recorded.forms = [];
      callAll(labels, category);
      return recorded.forms
        .filter(([plural]) => plural === category)
        .map(([, forms]) => forms)
        .filter((forms) => Object.keys(forms).length > 1 && forms[category] === undefined)
        .map((forms) => `${category} of "${forms.other}"`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
