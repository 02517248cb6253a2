import {
  bearer,
  type Cases,
  check,
  checkGuesses,
  checkNoTokens,
  checkSame,
  checkStatus,
  type ContractClient,
  otherCode,
  tokensOf,
} from './contract-client';

const refusal = [400, 401];

/** Cases of sign-in, refresh, user and sign-out. */
export const sessionCases: Cases = {
  'login answers with tokens and the user': async (client) => {
    const account = await client.createUser();
    const answer = await client.post('login', account);
    tokensOf(answer, 'to the right password');
    const { user } = answer.body;
    check(
      typeof user === 'object' && user !== null,
      `${answer.where} answered without \`user\`: an object.`,
    );
  },
  'login refuses a wrong password with 401': async (client) => {
    const { email } = await client.createUser();
    const answer = await client.post('login', { email, password: 'wrong password' });
    checkStatus(answer, [401], 'to a wrong password');
    checkNoTokens(answer, 'to a wrong password');
  },
  'login does not reveal who exists': async (client) => {
    const { email } = await client.createUser();
    const password = 'wrong password';
    checkSame(
      await client.post('login', { email, password }),
      await client.post('login', { email: client.newEmail(), password }),
    );
  },
  'login locks out after many wrong passwords, and says for how long': async (client) => {
    const account = await client.createUser();
    await lockOut(client, account.email);
    const answer = await client.post('login', account);
    checkStatus(answer, [429], 'to the right password of an account that is locked out');
  },
  'login locks out an address without an account, too': async (client) => {
    await lockOut(client, client.newEmail());
  },
  'login answers are not stored': async (client) => {
    const answer = await client.post('login', await client.createUser());
    tokensOf(answer, 'to the right password');
    check(
      /\bno-store\b/.test(answer.headers.get('cache-control') ?? ''),
      `${answer.where} returned tokens without \`Cache-Control: no-store\`.`,
    );
  },
  'user answers with the user of the token': async (client) => {
    const account = await client.createUser();
    const { token } = tokensOf(await client.post('login', account), 'to the right password');
    const answer = await client.user(token);
    checkStatus(answer, [200], 'to a token');
    check(
      answer.text.toLowerCase().includes(account.email.toLowerCase()),
      `${answer.where} returned a different user than the one who signed in.`,
    );
  },
  'user refuses a request without a token, and one that is made up': async (client) => {
    const account = await client.createUser();
    const { token } = tokensOf(await client.post('login', account), 'to the right password');
    const [head = '', body = ''] = token.split('.');
    for (const given of [undefined, 'made-up', `${head}.${body}.`, `${token}x`]) {
      const answer = await client.user(given);
      const what = given === undefined ? 'without a token' : 'to a token that is made up';
      checkStatus(answer, [401], what);
    }
  },
  'refresh answers with new tokens': async (client) => {
    const first = await signIn(client);
    const next = await refresh(client, first.refreshToken);
    check(
      next.refreshToken !== first.refreshToken,
      'The refresh answered with the refresh token that was sent: it can be used once.',
    );
    checkStatus(await client.user(next.token), [200], 'to a refreshed token');
  },
  'a refresh token can be used once': async (client) => {
    const first = await signIn(client);
    const second = await refresh(client, first.refreshToken);
    await refresh(client, second.refreshToken);
    // The previous token may be reused for a short time, in case the response was lost.
    const answer = await client.post('refresh', { refresh_token: first.refreshToken });
    checkStatus(answer, refusal, 'to a refresh token that was used');
    checkNoTokens(answer, 'to a refresh token that was used');
  },
  'a refresh token that is used again ends the session': async (client) => {
    const first = await signIn(client);
    const second = await refresh(client, first.refreshToken);
    const third = await refresh(client, second.refreshToken);
    await client.post('refresh', { refresh_token: first.refreshToken });
    const answer = await client.post('refresh', { refresh_token: third.refreshToken });
    checkStatus(answer, refusal, 'although a token of the session had been stolen');
  },
  'an access token is not a refresh token, and vice versa': async (client) => {
    const { token, refreshToken } = await signIn(client);
    checkStatus(
      await client.post('refresh', { refresh_token: token }),
      refusal,
      'to an access token as a refresh token',
    );
    checkStatus(await client.user(refreshToken), [401], 'to a refresh token as an access token');
  },
  'logout ends the session': async (client) => {
    const { token, refreshToken } = await signIn(client);
    const out = await client.post('logout', {}, bearer(token));
    checkStatus(out, [200, 204], 'to a sign-out');
    const answer = await client.post('refresh', { refresh_token: refreshToken });
    checkStatus(answer, refusal, 'to the refresh token of a session that was ended');
  },
  'logout succeeds without a session': async (client) => {
    checkStatus(await client.post('logout', {}), [200, 204], 'to a sign-out without a session');
  },
};

async function signIn(client: ContractClient) {
  return tokensOf(await client.post('login', await client.createUser()), 'to the right password');
}

async function refresh(client: ContractClient, refreshToken: string) {
  return tokensOf(
    await client.post('refresh', { refresh_token: refreshToken }),
    'to a refresh token that is good',
  );
}

async function lockOut(client: ContractClient, email: string): Promise<void> {
  const body = { email, password: 'wrong password' };
  for (let guess = 0; guess < client.maxGuesses; guess += 1) {
    const answer = await client.post('login', body);
    if (answer.status !== 429) continue;
    const seconds = Number(answer.headers.get('retry-after'));
    check(seconds > 0, `${answer.where} answered 429 without \`Retry-After\` in seconds.`);
    return;
  }
  throw new Error(`${client.maxGuesses} wrong passwords for ${email} did not lead to status 429.`);
}

/** Cases of accounts with a code by email as their second factor. */
export const secondFactorCases: Cases = {
  'the right password asks for the code, and gives no tokens': async (client) => {
    const account = await client.createUser({ secondFactor: true });
    const answer = await client.post('login', account);
    checkStatus(answer, [401], 'to a password without the code');
    checkNoTokens(answer, 'without the code');
    check(
      answer.body.code === 'code-required',
      `${answer.where} answered without \`code: "code-required"\` to a password without the code.`,
    );
    check(
      Array.isArray(answer.body.factors) && answer.body.factors.includes('email'),
      `${answer.where} answered without \`factors: ["email"]\` to a password without the code.`,
    );
  },
  'password and code sign in': async (client) => {
    const { account, code } = await asked(client);
    const answer = await client.post('login', { ...account, code });
    const { token } = tokensOf(answer, 'to password and code');
    checkStatus(await client.user(token), [200], 'to the token of a sign-in with a code');
  },
  'a wrong code is refused': async (client) => {
    const { account, code } = await asked(client);
    const answer = await client.post('login', { ...account, code: otherCode(code) });
    checkStatus(answer, [400, 401, 422], 'to a wrong code');
    checkNoTokens(answer, 'to a wrong code');
  },
  'the code does not replace the password': async (client) => {
    const { account, code } = await asked(client);
    const answer = await client.post('login', { ...account, password: 'wrong password', code });
    checkStatus(answer, [401], 'to a wrong password with the right code');
    checkNoTokens(answer, 'to a wrong password with the right code');
  },
  'the code of a sign-in can be used once': async (client) => {
    const { account, code } = await asked(client);
    tokensOf(await client.post('login', { ...account, code }), 'to password and code');
    const answer = await client.post('login', { ...account, code });
    checkNoTokens(answer, 'to a code that was used');
  },
  'the code of a sign-in cannot be guessed': async (client) => {
    const { account, code } = await asked(client);
    await checkGuesses(client, code, (guess) => client.post('login', { ...account, code: guess }));
  },
};

async function asked(client: ContractClient) {
  const account = await client.createUser({ secondFactor: true });
  checkStatus(await client.post('login', account), [401], 'to a password without the code');
  return { account, code: await client.codeTo(account.email) };
}

const linkRefusal = [400, 401, 404, 410, 422];

/** Cases of a sign-in with a link. */
export const linkCases: Cases = {
  'a link signs in': async (client) => {
    const email = await requested(client);
    const answer = await client.post('link', { token: await client.tokenTo(email) });
    const { token } = tokensOf(answer, 'to a link that is good');
    checkStatus(await client.user(token), [200], 'to the token of a link');
  },
  'a link can be used once': async (client) => {
    const token = await client.tokenTo(await requested(client));
    tokensOf(await client.post('link', { token }), 'to a link that is good');
    const answer = await client.post('link', { token });
    checkStatus(answer, linkRefusal, 'to a link that was used');
    checkNoTokens(answer, 'to a link that was used');
  },
  'a link can be used once if it is opened twice at the same time': async (client) => {
    const token = await client.tokenTo(await requested(client));
    const answers = await Promise.all([
      client.post('link', { token }),
      client.post('link', { token }),
    ]);
    const good = answers.filter(({ status }) => status < 300);
    if (good.length > 1)
      throw new Error('A link that was opened twice at the same time signed in twice.');
  },
  'a link of a sign-in does not reset the password': async (client) => {
    const token = await client.tokenTo(await requested(client));
    const answer = await client.post('reset', { token, password: 'another password' });
    checkStatus(answer, linkRefusal, 'to a link of a sign-in');
  },
  'a link of a reset does not sign in': async (client) => {
    const { email } = await client.createUser();
    await client.post('resetRequest', { email });
    const answer = await client.post('link', { token: await client.tokenTo(email) });
    checkNoTokens(answer, 'to a link of a reset');
  },
  'a link is useless after a reset': async (client) => {
    const email = await requested(client);
    const token = await client.tokenTo(email);
    await client.post('resetRequest', { email });
    const reset = { token: await client.tokenTo(email), password: 'another password' };
    checkStatus(await client.post('reset', reset), [200, 204], 'to a token that is good');
    const answer = await client.post('link', { token });
    checkStatus(answer, linkRefusal, 'to a link from before a reset');
  },
  'a request for a link does not reveal who exists': async (client) => {
    const { email } = await client.createUser();
    checkSame(
      await client.post('linkRequest', { email }),
      await client.post('linkRequest', { email: client.newEmail() }),
    );
  },
};

async function requested(client: ContractClient): Promise<string> {
  const { email } = await client.createUser();
  const answer = await client.post('linkRequest', { email });
  checkStatus(answer, [200, 202, 204], 'to a request for a link');
  return email;
}
