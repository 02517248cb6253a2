import {
  check,
  checkNoTokens,
  checkSame,
  checkStatus,
  otherCode,
  tokensOf,
  type Cases,
  type ContractClient,
} from './contract-client';

const password = 'another password of the contract';
const refusal = [400, 401, 404, 410, 422];

/** Cases of a forgotten password. */
export const resetCases: Cases = {
  'a reset sets the new password': async (client) => {
    const account = await requested(client);
    await reset(client, await client.tokenTo(account.email));
    const { email } = account;
    checkStatus(await client.post('login', { email, password }), [200], 'to the new password');
    checkStatus(await client.post('login', account), [401], 'to the old password after a reset');
  },
  'a reset ends the sessions': async (client) => {
    const account = await client.createUser();
    const tokens = tokensOf(await client.post('login', account), 'to the right password');
    await client.post('resetRequest', { email: account.email });
    await reset(client, await client.tokenTo(account.email));
    const answer = await client.post('refresh', { refresh_token: tokens.refreshToken });
    checkStatus(answer, [400, 401], 'to the refresh token of a session from before the reset');
  },
  'a link of a reset can be used once': async (client) => {
    const { email } = await requested(client);
    const token = await client.tokenTo(email);
    await reset(client, token);
    const answer = await client.post('reset', { token, password: 'a third password' });
    checkStatus(answer, refusal, 'to a link that was used');
  },
  'a link of a reset cannot be made up': async (client) => {
    const { email } = await requested(client);
    const token = await client.tokenTo(email);
    check(token.length >= 22, `The token of a reset is short: ${token.length} characters.`);
    for (const madeUp of ['made-up', otherToken(token)]) {
      const answer = await client.post('reset', { token: madeUp, password });
      checkStatus(answer, refusal, 'to a token that is made up');
    }
  },
  'a code of a reset is exchanged for a token': async (client) => {
    const account = await requested(client);
    const { email } = account;
    const code = await client.codeTo(email);
    const answer = await client.post('resetCode', { email, code });
    checkStatus(answer, [200], 'to the right code');
    const { token } = answer.body;
    check(typeof token === 'string', `${answer.where} answered without \`token\`.`);
    await reset(client, token);
    checkStatus(await client.post('login', { email, password }), [200], 'to the new password');
  },
  'a code of a reset can be used once': async (client) => {
    const { email } = await requested(client);
    const code = await client.codeTo(email);
    checkStatus(await client.post('resetCode', { email, code }), [200], 'to the right code');
    const answer = await client.post('resetCode', { email, code });
    checkNoTokens(answer, 'to a code that was used');
  },
  'a code of a reset cannot be guessed': async (client) => {
    const { email } = await requested(client);
    const code = await client.codeTo(email);
    for (let guess = 1; guess <= client.maxGuesses; guess += 1) {
      await client.post('resetCode', { email, code: otherCode(code, guess) });
    }
    const answer = await client.post('resetCode', { email, code });
    checkNoTokens(answer, `to the right code after ${client.maxGuesses} wrong ones`);
  },
  'a reset does not reveal who exists': async (client) => {
    const { email } = await client.createUser();
    const unknown = client.newEmail();
    checkSame(
      await client.post('resetRequest', { email }),
      await client.post('resetRequest', { email: unknown }),
    );
    check(
      (await client.mailbox(unknown)).every(({ link }) => !link?.includes('token=')),
      'A link to reset a password was sent to an address without an account.',
    );
  },
  'a code of a reset does not reveal who exists': async (client) => {
    const { email } = await requested(client);
    const unknown = client.newEmail();
    await client.post('resetRequest', { email: unknown });
    const code = otherCode(await client.codeTo(email));
    checkSame(
      await client.post('resetCode', { email, code }),
      await client.post('resetCode', { email: unknown, code }),
    );
  },
  'a link of a reset leads to the app, whatever the request says': async (client) => {
    const { email } = await client.createUser();
    const evil = 'https://evil.example';
    await client.post(
      'resetRequest',
      { email, redirect: evil, returnTo: evil, url: evil },
      { 'x-forwarded-host': 'evil.example', origin: evil, referer: `${evil}/` },
    );
    const [message] = await client.mailbox(email);
    check(message?.link, `No link to reset the password was sent to ${email}.`);
    check(
      !message.link.includes('evil.example'),
      `The link of a reset leads to what the request says: ${message.link}.`,
    );
  },
};

async function requested(client: ContractClient) {
  const account = await client.createUser();
  const answer = await client.post('resetRequest', { email: account.email });
  checkStatus(answer, [200, 202, 204], 'to a request for a reset');
  return account;
}

async function reset(client: ContractClient, token: string): Promise<void> {
  const answer = await client.post('reset', { token, password });
  checkStatus(answer, [200, 204], 'to a token that is good');
}

function otherToken(token: string): string {
  return (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
}
