import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  messageOf,
  toRules,
  validateSync,
  type Issue,
  type Rule,
} from '../../../src/validation/index.ts';

const rules: readonly Rule[] = toRules(
  String.raw`required|required:false|email|email:multiple|alphanumeric|alphanumeric:ja|alphanumeric:de|confirmed:it|integer|digits|digits:3|min:3|max:3|minLength:3|maxLength:3|pattern:\w+`,
);

const codes = new Set(rules.map(({ code }) => code));

/** Pieces that the rules look for, so that random texts come near the edges. */
const pieces = fc.constantFrom(
  ...[
    '@',
    '.',
    ',',
    '"',
    '\\',
    '-',
    ' ',
    '0',
    '9',
    'a',
    'é',
    'e\u0301',
    '\u0301',
    'ß',
    'ı',
    'İ',
    'я',
  ],
  ...[
    '１',
    '٣',
    '一',
    '😀',
    '\ud800',
    '\u0000',
    '\u200b',
    '[',
    ']',
    'xn--',
    '.com',
    '1e3',
    '+',
    '\n',
  ],
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

/** Runs of each property: 100 000 values in all. */
const numRuns = 50_000;

test('no value makes a rule throw, and every verdict is an issue of the rule or none', () => {
  fc.assert(
    fc.property(values, values, (value, it) => {
      for (const rule of rules) {
        const verdict = rule.check(value, { values: { it } });
        if (typeof verdict === 'object') expect(codes).toContain((verdict as Issue).code);
        else expect(typeof verdict).toBe('boolean');
      }
      for (const issue of validateSync(value, rules, { values: { it } })) {
        if (!codes.has(issue.code) || !messageOf(issue).endsWith('.')) throw new Error(issue.code);
      }
    }),
    { numRuns: 500 },
  );
});
