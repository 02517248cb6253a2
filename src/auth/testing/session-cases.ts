import {
  bearer,
  check,
  checkNoTokens,
  checkSame,
  checkStatus,
  tokensOf,
  type Cases,
  type ContractClient,
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
