import { describe, expect, test, vi } from 'vitest';
import { validateValue } from '#src/components/field/validate-value.ts';
import { custom, email, required, type Rule } from '#src/validation/index.ts';

const ask = (value: unknown, rules: readonly Rule[], signal = new AbortController().signal) =>
  validateValue(value, rules, { name: 'it', values: () => ({}), signal, delay: 0 });

const slow = (verdict: boolean, code: string) =>
  custom({ code, check: () => Promise.resolve(verdict) });

describe('validating a value', () => {
  test('is synchronous if the rules are, with only the first issue', () => {
    expect(ask('', [email(), required()])).toMatchObject([{ code: 'required' }]);
    expect(ask('a@b.de', [email(), required()])).toEqual([]);
  });

  test('skips an asynchronous rule if a synchronous one fails', () => {
    const check = vi.fn(async () => true);
    expect(ask('a', [email(), custom({ check })])).toMatchObject([{ code: 'email' }]);
    expect(check).not.toHaveBeenCalled();
  });

  test('runs several slow rules in parallel and keeps their order', async () => {
    const issues = await ask('a', [slow(true, 'one'), slow(false, 'two'), slow(false, 'three')]);
    expect(issues.map(({ code }) => code)).toEqual(['two', 'three']);
  });

  test('ends with its signal, even if a rule ignores it', async () => {
    const { signal, controller } = (() => {
      const made = new AbortController();
      return { signal: made.signal, controller: made };
    })();
    const issues = ask('a', [custom({ check: () => new Promise<boolean>(() => {}) })], signal);
    controller.abort();
    expect(await issues).toEqual([]);
  });

  test('reads the other values only if a rule asks for them', () => {
    const values = vi.fn(() => ({ other: 1 }));
    const { signal } = new AbortController();
    const question = { name: 'it', values, signal, delay: 0 };
    validateValue('a', [required()], question);
    expect(values).not.toHaveBeenCalled();
    const check = custom({ check: (_, context) => context.values?.other === 1 });
    expect(validateValue('a', [check], question)).toEqual([]);
  });
});
