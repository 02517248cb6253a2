import { expect, test } from 'vitest';
import { toRules, validateSync, type RuleContext } from '../../../src/validation/index.ts';

const codes = (value: unknown, rules: string, context?: RuleContext) =>
  validateSync(value, rules, context).map(({ code }) => code);

test('names are separated by bars, parameters follow a colon', () => {
  const rules = toRules(
    ' required | email:multiple|min: 3 |confirmed:a,b: c |digits:2|alphanumeric:pt-BR',
  );
  expect(rules.map(({ code, params }) => ({ code, params }))).toEqual([
    { code: 'required', params: { allowFalse: true } },
    { code: 'email', params: { multiple: true } },
    { code: 'min', params: { min: '3' } },
    { code: 'confirmed', params: { target: 'a,b: c' } },
    { code: 'digits', params: { length: 2 } },
    { code: 'alphanumeric', params: { locale: 'pt-BR' } },
  ]);
});

test.each([
  ['a@example.com,b@example.com', 'required|email:multiple', []],
  ['a@example.com,b@example.com', 'email:false', ['email']],
  ['', 'email|min:3', []],
  ['', 'required|email', ['required']],
  [false, 'required', []],
  [false, 'accepted', ['accepted']],
  [true, 'required|accepted', []],
  [['false'], 'accepted', ['accepted']],
  [['false', 'on'], 'accepted', []],
  [12, 'min:3|max:10', ['max']],
  [12, 'min:-1e1|max:.5', ['max']],
  ['abcd', 'minLength:5|maxLength:3', ['minLength', 'maxLength']],
  ['12a', 'integer|digits', ['integer', 'digits']],
  ['x', '', []],
  ['x', '  ', []],
])('%o under "%s" fails %o', (value, rules, failed) => {
  expect(codes(value, rules)).toEqual(failed);
});

test('a bar in a parameter is escaped, expressions need nothing else', () => {
  const rules = String.raw`required|pattern:^(a\|\d{2,3}:\\\|)$|maxLength:4`;
  expect(toRules(rules).map(({ params }) => params.pattern)[1]).toBe(String.raw`^(a|\d{2,3}:\|)$`);
  expect(codes('a', rules)).toEqual([]);
  expect(codes('12:|', rules)).toEqual([]);
  expect(codes('b', rules)).toEqual(['pattern']);
  expect(codes('x', String.raw`confirmed:a\|b`, { values: { 'a|b': 'x' } })).toEqual([]);
  expect(codes('x', 'confirmed:a\\', { values: { 'a\\': 'x' } })).toEqual([]);
});

test.each([
  'emial',
  'required|',
  '|required',
  'required||email',
  '__proto__',
  'constructor:x',
  'Email',
  'custom',
])('"%s" is not a rule', (rules) =>
  expect(() => toRules(rules)).toThrow(/is not one of required, email, /),
);

test.each([
  'min',
  'min:',
  'min:three',
  'max:1,5',
  'digits:x',
  'confirmed',
  'pattern:',
  'email:many',
  'integer:3',
  'min:0x1',
  'max:Infinity',
  'minLength:-1',
  'alphanumeric:a b',
])('"%s" has an invalid parameter', (rules) =>
  expect(() => toRules(rules)).toThrow(`"${rules}" has a missing or invalid parameter.`),
);

test.each([
  ['required:false', 'Write "accepted" for a box that must be checked.'],
  ['confirmed:@password', 'Write the name of the other field, without "@".'],
])('%s is refused with what to write instead', (rules, sentence) => {
  expect(() => toRules(rules)).toThrow(sentence);
});

test('an object that is no rule is refused, so that no value passes it', () => {
  expect(() => toRules({ required: true } as never)).toThrow(TypeError);
});

test('a long text is parsed in one pass', () => {
  const long = `pattern:${'\\\\'.repeat(25_000)}`;
  expect(toRules(long)[0]?.params.pattern).toHaveLength(25_000);
  expect(() => toRules('|'.repeat(50_000))).toThrow(TypeError);
});
