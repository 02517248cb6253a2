import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toRules, validate, validateSync } from '../../../src/validation/index.ts';

const address = 'a@example.com';

const schemas = {
  zod: z.object({ email: z.email(), age: z.number().min(18) }),
  valibot: v.object({
    email: v.pipe(v.string(), v.email()),
    age: v.pipe(v.number(), v.minValue(18)),
  }),
  arktype: type({ email: 'string.email', age: 'number >= 18' }),
};

describe.each(Object.entries(schemas))('a schema of %s', (_, schema) => {
  test('passes valid values', async () => {
    expect(await validate({ email: address, age: 18 }, schema)).toEqual([]);
    expect(validateSync({ email: address, age: 18 }, [schema])).toEqual([]);
  });

  test('reports what is invalid, and where', async () => {
    const issues = await validate({ email: address, age: 17 }, schema);
    expect(issues).toEqual([
      { code: 'schema', params: { message: expect.stringMatching(/18/) as string, path: ['age'] } },
    ]);
  });

  test('validates an empty value too', () => {
    expect(validateSync(undefined, schema).length).toBeGreaterThan(0);
  });

  test('can be combined with other rules', async () => {
    const issues = await validate('x', ['integer', schema]);
    expect(issues.map(({ code }) => code)).toEqual(['integer', 'schema']);
  });
});

test('an asynchronous schema is awaited', async () => {
  const free = z.string().refine(async (name) => name !== 'taken', 'This name is taken.');
  expect(await validate('free', free)).toEqual([]);
  expect(await validate('taken', free)).toEqual([
    { code: 'schema', params: { message: 'This name is taken.', path: [] } },
  ]);
  expect(() => validateSync('free', free)).toThrow(
    'A rule is asynchronous. Call `validate` instead.',
  );
});

test('a path may have objects as segments', () => {
  const [rule] = toRules({
    '~standard': {
      version: 1,
      vendor: 'tests',
      validate: () => ({ issues: [{ message: 'No.', path: [{ key: 'rows' }, 0] }] }),
    },
  });
  expect(rule?.check('x', {})).toEqual([
    { code: 'schema', params: { message: 'No.', path: ['rows', 0] } },
  ]);
});
