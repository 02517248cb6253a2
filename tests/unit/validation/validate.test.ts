import { describe, expect, test, vi } from 'vitest';
import {
  confirmed,
  custom,
  email,
  integer,
  max,
  min,
  required,
  toRules,
  validate,
  validateSync,
  type Check,
  type Issue,
} from '../../../src/validation/index.ts';

const codesOf = (issues: readonly Issue[]) => issues.map(({ code }) => code);

/** Rule that settles when the test resolves it. */
function slowRule() {
  const answers: Array<(verdict: boolean) => void> = [];
  const signals: AbortSignal[] = [];
  const check: Check = (_, { signal }) => {
    if (signal) signals.push(signal);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  return { answers, signals, check };
}

describe('the order', () => {
  test('is that of the rules, with all failures reported', async () => {
    const rules = [max({ max: 3 }), integer(), email()];
    expect(codesOf(await validate('4.5', rules))).toEqual(['max', 'integer', 'email']);
    expect(codesOf(await validate('4.5', rules, { bail: true }))).toEqual(['max']);
    expect(codesOf(validateSync('4.5', rules, { bail: true }))).toEqual(['max']);
  });

  test('runs required first, and its failure is the only one', () => {
    expect(codesOf(validateSync('  ', [min({ min: 3 }), required()]))).toEqual(['required']);
    expect(codesOf(validateSync('', [confirmed({ target: 'a' }), required()]))).toEqual([
      'required',
    ]);
  });

  test.each([null, undefined, '', []])(
    '%o passes a rule that does not require a value',
    (value) => {
      const rule = vi.fn<Check>(() => false);
      expect(validateSync(value, ['email|integer|digits|min:3|max:1|alphanumeric', rule])).toEqual(
        [],
      );
      expect(rule).not.toHaveBeenCalled();
      expect(codesOf(validateSync(value, custom({ check: rule, validatesEmpty: true })))).toEqual([
        'custom',
      ]);
    },
  );
});

describe('a custom rule', () => {
  test('gets the values, the language and the signal', async () => {
    const rule = vi.fn<Check>(() => true);
    const { signal } = new AbortController();
    const context = { values: { a: 1 }, locale: 'de', signal };
    await validate('x', rule, context);
    expect(rule).toHaveBeenCalledExactlyOnceWith('x', context);
  });

  test('returns a boolean, an issue, or several', async () => {
    const issue = { code: 'taken', params: { by: 'Ann' } };
    expect(await validate('x', () => false)).toEqual([{ code: 'custom', params: {} }]);
    expect(await validate('x', () => issue)).toEqual([issue]);
    expect(await validate('x', async () => [issue, issue])).toEqual([issue, issue]);
    expect(await validate('x', () => [])).toEqual([]);
    const named = custom({ check: () => false, code: 'odd', params: { of: 2 } });
    expect(await validate('x', named)).toEqual([{ code: 'odd', params: { of: 2 } }]);
  });

  test('rejects with what it throws', async () => {
    const broken: Check = () => {
      throw new RangeError('Broken.');
    };
    await expect(validate('x', broken)).rejects.toThrow('Broken.');
    await expect(validate('x', async () => broken('x', {}))).rejects.toThrow('Broken.');
    await expect(validate('x', 'emial')).rejects.toThrow(TypeError);
    expect(() => validateSync('x', async () => true)).toThrow(
      'A rule is asynchronous. Call `validate` instead.',
    );
  });

  test('that calls a server is skipped after a failure', async () => {
    const ask = vi.fn<Check>(async () => true);
    await validate('x', [integer(), ask], { bail: true });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('confirmed', () => {
  const passes = (value: unknown, target: unknown) =>
    validateSync(value, confirmed({ target: 'it' }), { values: { it: target } }).length === 0;

  test.each([
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['', 'secret', false],
    ['', ' ', false],
    ['', undefined, true],
    ['undefined', undefined, false],
    [1, '1', true],
    [true, 'true', true],
    [0, false, false],
    [[1, 2], '1,2', false],
    [[1, 2], ['1', '2'], true],
    [[1, 2], [2, 1], false],
    [{ from: '2026-01-01', to: null }, { to: null, from: '2026-01-01' }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{}, '[object Object]', false],
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [new Map([[1, 1]]), new Map(), false],
    [Object.create(null), Object.create(null), true],
    [Symbol('s'), Symbol('s'), false],
  ])('%o against %o: %o', (value, target, verdict) => {
    expect(passes(value, target)).toBe(verdict);
    expect(passes(target, value)).toBe(verdict);
  });

  test('does not read inherited properties', () => {
    for (const target of ['__proto__', 'constructor', 'missing']) {
      expect(validateSync('[object Object]', confirmed({ target }), { values: {} })).toHaveLength(
        1,
      );
      expect(validateSync('', confirmed({ target }))).toEqual([]);
    }
  });

  test('declares the field that it depends on', () => {
    expect(
      toRules('required|confirmed:password').flatMap(({ dependsOn = [] }) => dependsOn),
    ).toEqual(['password']);
  });

  test('ends for circular values', () => {
    const [a, b]: [unknown[], unknown[]] = [[], []];
    a.push(a);
    b.push(b);
    expect(passes(a, b)).toBe(false);
    expect(passes(a, a)).toBe(true);
  });
});

describe('abort', () => {
  test('rejects immediately, whatever the rule waits for', async () => {
    const { check } = slowRule();
    const controller = new AbortController();
    const issues = validate('x', check, { signal: controller.signal });
    controller.abort(new Error('Enough.'));
    await expect(issues).rejects.toThrow('Enough.');
    await expect(validate('x', check, { signal: controller.signal })).rejects.toThrow('Enough.');
  });

  test('leaves no listener behind after a result', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [
      vi.spyOn(signal, 'addEventListener'),
      vi.spyOn(signal, 'removeEventListener'),
    ];
    await validate('x', [async () => true, async () => false], { signal });
    expect(add).toHaveBeenCalledTimes(2);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    );
  });

  test('by the rule itself ends its own run', async () => {
    const controller = new AbortController();
    const check: Check = () => {
      controller.abort(new Error('Mine.'));
      return new Promise(() => {});
    };
    await expect(validate('x', check, { signal: controller.signal })).rejects.toThrow('Mine.');
  });
});

test('a newer run makes the older one void, in any order of the responses', async () => {
  const { answers, signals, check } = slowRule();
  const rules = toRules(['required', check]);
  const older = new AbortController();
  const first = validate('a', rules, { signal: older.signal });
  older.abort();
  const second = validate('b', rules, { signal: new AbortController().signal });
  answers[1]?.(false);
  answers[0]?.(true);
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(codesOf(await second)).toEqual(['custom']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test.each([
  [{ from: '2026-04-03', to: '2026-04-05' }, []],
  [{ from: '2026-04-03', to: null }, ['rangeEnd']],
  [{ from: '', to: '2026-04-05' }, ['rangeStart']],
  [{ from: null, to: null }, ['required']],
  [{ from: '', to: '' }, ['required']],
  [{ from: null }, []],
])('a range has both ends: %j', (value, codes) => {
  expect(validateSync(value, required()).map(({ code }) => code)).toEqual(codes);
});
