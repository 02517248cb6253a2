import { describe, expect, test } from 'vitest';
import { authContract } from '#src/testing/index.ts';
import { brokenLink } from '#tests/support/auth-contract/broken-link.ts';
import { brokenReset } from '#tests/support/auth-contract/broken-reset.ts';
import { brokenSecondStep } from '#tests/support/auth-contract/broken-second-step.ts';
import { brokenSession } from '#tests/support/auth-contract/broken-session.ts';
import { brokenSignUp } from '#tests/support/auth-contract/broken-sign-up.ts';
import { type BrokenBackEnds, demoContract } from '#tests/support/auth-contract/demo-back-end.ts';

/** Broken back ends of each case, in the order of the contract. */
const brokenBackEnds: BrokenBackEnds = {
  ...brokenSession,
  ...brokenSignUp,
  ...brokenReset,
  ...brokenLink,
  ...brokenSecondStep,
};

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
