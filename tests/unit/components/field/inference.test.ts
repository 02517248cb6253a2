import { describe, expect, test } from 'vitest';
import { inferAttributes, inferRules } from '#src/components/field/field-rules.ts';
import { toRules, validateSync } from '#src/validation/index.ts';

const codes = (attributes: Parameters<typeof inferRules>[0]) =>
  inferRules(attributes).map(({ code }) => code);

describe('rules of attributes', () => {
  test.each([
    [{}, []],
    [{ required: true }, ['required']],
    [{ type: 'email' }, ['email']],
    [{ type: 'number', min: 1, max: '9' }, ['min', 'max']],
    [{ type: 'range', min: 0 }, ['min']],
    [{ type: 'date', min: '2026-01-01' }, []],
    [{ type: 'number', min: '' }, []],
    [{ minLength: 0, maxLength: 3, pattern: 'a+' }, ['minLength', 'maxLength', 'pattern']],
    [{ pattern: '' }, []],
  ])('%j', (attributes, expected) => {
    expect(codes(attributes)).toEqual(expected);
  });

  test('a required checkbox has to be checked, any other control may be false', () => {
    const box = inferRules({ type: 'checkbox', required: true });
    expect(validateSync(false, box)).toHaveLength(1);
    expect(validateSync(true, box)).toHaveLength(0);
    expect(validateSync(false, inferRules({ required: true }))).toHaveLength(0);
  });

  test('an email control may accept several addresses', () => {
    const several = inferRules({ type: 'email', multiple: true });
    expect(validateSync('a@b.de, c@d.de', several)).toEqual([]);
    expect(validateSync('a@b.de, c@d.de', inferRules({ type: 'email' }))).toHaveLength(1);
  });
});

describe('attributes of rules', () => {
  const attributes = (rules: string, type: string) => inferAttributes(toRules(rules), type);

  test.each([
    ['required', 'text', { required: true }],
    ['min:1|max:9', 'number', { min: '1', max: '9' }],
    ['min:1|max:9', 'text', {}],
    ['minLength:2|maxLength:4', 'textarea', { minLength: 2, maxLength: 4 }],
    ['minLength:2|maxLength:4', 'number', {}],
    ['digits', 'text', { inputMode: 'numeric' }],
    ['integer', 'tel', { inputMode: 'numeric' }],
    ['email', 'text', { inputMode: 'email', autoComplete: 'email' }],
    ['email:multiple', 'text', { inputMode: 'email' }],
    ['email|digits', 'checkbox', {}],
  ])('%s on %s', (rules, type, expected) => {
    expect(attributes(rules, type)).toEqual(expected);
  });
});
