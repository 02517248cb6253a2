import { ask, logOf, expect, renew, shows, signIn, signOut, storedIn, test } from './auth-site.ts';

// Two tabs of one browser with a server whose refresh tokens are single-use.

test.describe.configure({ mode: 'default' });

test('a sign-in, another user and a sign-out in one tab show in the other', async ({ site }) => {
  const [a, b] = [await site.openTab(), await site.openTab()];
  await shows(b, 'anonymous none');
  await signIn(a);
  await shows(b, 'authenticated Ada');
  await signIn(a, 'bob');
  await shows(b, 'authenticated Bob');
  expect(await ask(b)).toEqual([200]);
  await signOut(b);
  await shows(a, 'anonymous none');
  expect(await storedIn(a)).not.toMatch(/eyJ|false/);
  expect([...(await logOf(a)), ...(await logOf(b))].join()).not.toMatch(/error/);
});

test('a new tab and a reloaded one restore the session and its user', async ({ site }) => {
  const a = await site.openTab();
  await signIn(a);
  const b = await site.openTab();
  await shows(b, 'authenticated Ada');
  await a.reload();
  await shows(a, 'authenticated Ada');
  expect(await ask(a)).toEqual([200]);
});

test('two tabs with expired tokens send one refresh with a single-use token', async ({ site }) => {
  const { protocol } = site.server;
  const [a, b] = [await site.openTab(), await site.openTab()];
  await signIn(a);
  await shows(b, 'authenticated Ada');
  for (let round = 1; round <= 3; round += 1) {
    await site.expire(a, b);
    const responses = await Promise.all([ask(a, 3), ask(b, 3)]);
    expect(responses.flat()).toEqual([200, 200, 200, 200, 200, 200]);
    expect([protocol.calls('refresh').length, protocol.sessions.reuses]).toEqual([round, 0]);
  }
});

for (const end of ['closed', 'left'] as const) {
  test(`a tab that is ${end} during a refresh does not block the other`, async ({ site }) => {
    const { protocol } = site.server;
    const [a, b] = [await site.openTab(), await site.openTab()];
    await signIn(a);
    await shows(b, 'authenticated Ada');
    await site.expire(a, b);
    const gate = protocol.faults.hold('refresh', 'before');
    void renew(a).catch(() => undefined);
    await gate.reached;
    const responses = ask(b);
    if (end === 'closed') await a.close();
    else await a.goto(`${site.server.origin}/empty`);
    expect(await responses).toEqual([200]);
  });
}

test('tabs without BroadcastChannel communicate through storage', async ({ site, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  const [a, b] = [await site.openTab(), await site.openTab()];
  await signIn(a);
  await shows(b, 'authenticated Ada');
  await signIn(b, 'bob');
  await shows(a, 'authenticated Bob');
  await signOut(b);
  await shows(a, 'anonymous none');
});

test.describe('A session in a cookie', () => {
  test.use({ cookies: true });

  test('is not readable by scripts, survives a reload and ends in both tabs', async ({
    site,
    context,
  }) => {
    const { protocol } = site.server;
    const choices = { cookies: true };
    const [a, b] = [await site.openTab(choices), await site.openTab(choices)];
    await signIn(a);
    await shows(b, 'authenticated Ada');
    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name === 'session');
    expect(session?.httpOnly).toBe(true);
    const readable = await a.evaluate(
      () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(readable).not.toContain(session?.value);
    const put = await a.evaluate(async () => {
      const response = await window.signInPage.auth.fetch('/api/things', { method: 'PUT' });
      return response.status;
    });
    expect(put).toBe(200);
    const echoed = protocol.calls('api')[0]?.headers['x-xsrf-token'];
    expect(echoed).toBe(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value);
    await a.reload();
    await shows(a, 'authenticated Ada');
    await signOut(b);
    await shows(a, 'anonymous none');
    expect(protocol.calls('logout').map(({ status }) => status)).toEqual([200]);
  });
});
