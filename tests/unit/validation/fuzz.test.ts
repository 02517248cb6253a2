import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/fuzz.ts';
import {
  max,
  min,
  toRules,
  validateSync,
  type Issue,
  type Rule,
} from '../../../src/validation/index.ts';

const rules: readonly Rule[] = toRules(
  String.raw`required|accepted|email|email:multiple|alphanumeric|alphanumeric:ja|alphanumeric:de|confirmed:it|integer|digits|digits:3|min:3|max:3|minLength:3|maxLength:3|pattern:\w+`,
);

const codes = new Set(rules.map(({ code }) => code));

/** Pieces that the rules look for, so that random strings include edge cases. */
const pieces = fc.constantFrom(
  ...'@.,"\\- 09aéßıİя１٣一[]+\n\u0301\u0000\u200b',
  'e\u0301',
  '😀',
  '\ud800',
  'xn--',
  '.com',
  '1e3',
);

const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

const values = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.bigInt(), fc.boolean(), fc.integer()) },
  { weight: 1, arbitrary: fc.array(texts, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withNullPrototype: true,
      withSet: true,
      maxKeys: 3,
    }),
  },
);

const lists = fc.array(values, { minLength: 100, maxLength: 100 });

const passes = (value: unknown, rule: string) => validateSync(value, rule).length === 0;

function problemOf(value: unknown, it: unknown): string | undefined {
  const context = { values: { it } };
  for (const { code, check } of rules) {
    const verdict = check(value, context);
    const fits = typeof verdict === 'boolean' || (verdict as Issue).code === code;
    if (!fits) return `${code} answers ${String(verdict)}`;
  }
  const issues = validateSync(value, rules, context);
  const stray = issues.find(({ code }) => !codes.has(code));
  return stray && `${stray.code} is no rule that was asked`;
}

test('no rule throws or returns anything but a verdict', () => {
  fc.assert(
    fc.property(lists, (list) => {
      for (const [index, value] of list.entries()) {
        const problem = problemOf(value, list[(index + 1) % list.length]);
        if (problem) throw new Error(problem);
      }
    }),
    runs(100),
  );
});

test('what passes has the shape that the rule is about', () => {
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(text !== '');
      if (passes(text, 'digits'))
        expect(passes(text, 'integer') && passes(text, 'alphanumeric')).toBe(true);
      if (passes(text, 'integer'))
        expect(text).toBe(`${text.startsWith('-') ? '-' : ''}${text.replace('-', '')}`);
      if (passes(text, 'email')) expect(passes(text, 'email:multiple')).toBe(true);
      if (passes(text, 'email')) expect(text.split('@').at(-1)).toMatch(/\.|\]/);
      expect(passes(text, 'alphanumeric')).toBe(passes(text.normalize('NFD'), 'alphanumeric'));
      expect(passes(text, 'min:3') || passes(text, 'max:3')).toBe(
        text.trim() !== '' && !Number.isNaN(Number(text)),
      );
    }),
    runs(2000),
  );
});

test('a valid address passes, and fails with an invisible character', () => {
  const atom = fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,9}$/);
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,9}[a-z0-9])?$/);
  const address = fc
    .tuple(
      fc.array(atom, { minLength: 1, maxLength: 5 }),
      fc.array(label, { minLength: 1, maxLength: 5 }),
    )
    .map(([atoms, labels]) => `${atoms.join('.')}@${labels.join('.')}.example`);
  fc.assert(
    fc.property(
      address,
      fc.nat(),
      fc.constantFrom('\u0000', '\u200b', '\u202e'),
      (text, at, sign) => {
        expect(passes(text, 'email')).toBe(true);
        const cut = at % text.length;
        expect(passes(text.slice(0, cut) + sign + text.slice(cut), 'email')).toBe(false);
      },
    ),
    runs(1000),
  );
});

test('numbers are ordered mathematically', () => {
  const digits = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  fc.assert(
    fc.property(digits, fc.oneof(digits, fc.constantFrom(-1n, 0n, 1n)), (a, near) => {
      const b = near >= -1n && near <= 1n ? a + near : near;
      expect(validateSync(String(a), max({ max: b })).length === 0).toBe(a <= b);
      expect(validateSync(a, min({ min: String(b) })).length === 0).toBe(a >= b);
    }),
    runs(1000),
  );
});
