import { describe, expect, test, vi } from 'vitest';
import { checkValue } from '#src/components/field/field-rules.ts';
import { custom, email, required, type Rule } from '#src/validation/index.ts';

const context = {
  name: 'it',
  values: () => ({}),
  signal: new AbortController().signal,
  delay: 0,
};

const ask = (value: unknown, rules: readonly Rule[]) => checkValue(value, rules, context);

const slow = (verdict: boolean, code: string) =>
  custom({ code, check: () => Promise.resolve(verdict) });

describe('checking a value', () => {
  test('knows the first issue of synchronous rules at once', () => {
    expect(ask('', [email(), required()])).toMatchObject({
      issues: [{ code: 'required' }],
      later: [],
    });
    expect(ask('a@b.de', [email(), required()])).toEqual({ issues: [], later: [] });
  });

  test('skips an asynchronous rule if a synchronous one fails', () => {
    const check = vi.fn(async () => true);
    expect(ask('a', [email(), custom({ check })]).issues).toMatchObject([{ code: 'email' }]);
    expect(check).not.toHaveBeenCalled();
  });

  test('runs several slow rules in parallel and keeps their order', async () => {
    const { issues, later } = ask('a', [
      slow(true, 'one'),
      slow(false, 'two'),
      slow(false, 'three'),
    ]);
    expect(issues).toEqual([]);
    const found = await Promise.all(later);
    expect(found.flat().map(({ code }) => code)).toEqual(['two', 'three']);
  });

  test('reads the other values only if a rule asks for them', () => {
    const values = vi.fn(() => ({ other: 1 }));
    checkValue('a', [required()], { ...context, values });
    expect(values).not.toHaveBeenCalled();
    const check = custom({ check: (_, { values: others }) => others?.other === 1 });
    expect(checkValue('a', [check], { ...context, values }).issues).toEqual([]);
  });
});
