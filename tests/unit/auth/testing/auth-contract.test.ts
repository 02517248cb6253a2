import { describe, expect, test } from 'vitest';
import { authContract } from '#src/testing/index.ts';
import { brokenBackEnds } from '#tests/support/auth-contract/broken-back-ends.ts';
import { demoContract } from '#tests/support/auth-contract/demo-back-end.ts';

describe('The demonstration API keeps the contract', () => {
  for (const { feature, name, run } of demoContract()) test(`${feature}: ${name}`, run);
});

test('Every case has a back end that breaks it', () => {
  const names = demoContract().map(({ name }) => name);
  expect(names).toEqual(Object.keys(brokenBackEnds));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(Object.entries(brokenBackEnds))('"%s"', (name, broken) => {
  test.each(broken.map(([breakage, message]) => [String(message), breakage, message] as const))(
    'fails with %s',
    async (_text, breakage, message) => {
      const found = demoContract(breakage()).find((one) => one.name === name);
      const failure: unknown = await found?.run().then(
        () => 'It passed.',
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect((failure as Error).name).toBe('Error');
      expect((failure as Error).message).toMatch(message);
    },
  );
});

describe('The contract', () => {
  test('has the cases of the parts that a back end has', () => {
    const some = demoContract({}, { features: ['link', 'passkeys'] });
    expect(new Set(some.map(({ feature }) => feature))).toEqual(new Set(['link', 'passkeys']));
  });

  test('sends requests to other endpoints of any server', async () => {
    const asked: string[] = [];
    const [login] = authContract({
      baseUrl: 'https://api.example.com/v1/',
      endpoints: { login: '/v1/sessions' },
      createUser: async () => ({ email: 'ada@example.com', password: 'x' }),
      mailbox: async () => [],
      request: async (request) => {
        asked.push(`${request.method} ${request.url} ${await request.text()}`);
        return Response.json({ token: 'a', refresh_token: 'b', user: {} });
      },
    });
    await login?.run();
    expect(asked).toEqual([
      'POST https://api.example.com/v1/sessions {"email":"ada@example.com","password":"x"}',
    ]);
  });
});
