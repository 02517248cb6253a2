import {
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

const password = 'a password of the contract';

/** Cases of a sign-up with a code by email. */
export const signUpCases: Cases = {
  'sign-up sends a code, and makes the account with it': async (client) => {
    const account = await requested(client);
    const code = await client.codeTo(account.email);
    const made = await client.post('signUp', { ...account, code });
    const { token } = tokensOf(made, 'to the right code');
    checkStatus(await client.user(token), [200], 'to the token of a sign-up');
    checkStatus(await client.post('login', account), [200], 'to the password of a sign-up');
  },
  'sign-up makes no account before the code': async (client) => {
    const account = await requested(client);
    const answer = await client.post('login', account);
    checkStatus(answer, [400, 401], 'before the address was confirmed');
  },
  'sign-up refuses a wrong code': async (client) => {
    const account = await requested(client);
    const code = otherCode(await client.codeTo(account.email));
    const answer = await client.post('signUp', { ...account, code });
    checkStatus(answer, [400, 401, 422], 'to a wrong code');
    checkNoTokens(answer, 'to a wrong code');
  },
  'a code of a sign-up can be used once': async (client) => {
    const account = await requested(client);
    const code = await client.codeTo(account.email);
    tokensOf(await client.post('signUp', { ...account, code }), 'to the right code');
    const answer = await client.post('signUp', { ...account, code });
    checkStatus(answer, [400, 401, 409, 410, 422, 429], 'to a code that was used');
    checkNoTokens(answer, 'to a code that was used');
  },
  'a code of a sign-up cannot be guessed': async (client) => {
    const account = await requested(client);
    const code = await client.codeTo(account.email);
    const send = (guess: string) => client.post('signUp', { ...account, code: guess });
    await checkGuesses(client, code, send, [400, 401, 410, 422, 429]);
  },
  'a code of a sign-up can be used for its address only': async (client) => {
    const [one, other] = [await requested(client), await requested(client)];
    const code = await client.codeTo(one.email);
    // By chance, both addresses may have received the same code.
    if (code === (await client.codeTo(other.email))) return;
    const answer = await client.post('signUp', { ...other, code });
    checkNoTokens(answer, 'to the code of another address');
  },
  'sign-up does not reveal who exists': async (client) => {
    const { email } = await client.createUser();
    checkSame(
      await client.post('signUp', { email, password }),
      await client.post('signUp', { email: client.newEmail(), password }),
    );
  },
  'sign-up sends no code to an address with an account': async (client) => {
    const { email } = await client.createUser();
    await client.post('signUp', { email, password });
    const [message] = await client.mailbox(email);
    check(!message?.code, `A code to sign up was sent to ${email}, which has an account.`);
  },
  'a stranger does not choose the password of a sign-up': async (client) => {
    const account = { email: client.newEmail(), password };
    const stranger = { ...account, password: 'chosen by a stranger' };
    await client.post('signUp', stranger);
    await client.post('signUp', account);
    const code = await client.codeTo(account.email);
    await client.post('signUp', { ...account, code });
    const answer = await client.post('login', stranger);
    checkStatus(answer, [400, 401], 'to the password that a stranger chose for the account');
  },
  'sign-up refuses an address with a line break': async (client) => {
    const email = `${client.newEmail()}\r\nBcc: all@example.com`;
    const answer = await client.post('signUp', { email, password });
    checkStatus(answer, [400, 422], 'to an address with a line break');
  },
};

async function requested(client: ContractClient) {
  const account = { email: client.newEmail(), password };
  const answer = await client.post('signUp', account);
  checkStatus(answer, [200, 202], 'to a sign-up without a code');
  checkNoTokens(answer, 'to a sign-up without a code');
  return account;
}

const newPassword = 'another password of the contract';
const refusal = [400, 401, 404, 410, 422];

/** Cases of a forgotten password. */
export const resetCases: Cases = {
  'a reset sets the new password': async (client) => {
    const account = await requestReset(client);
    await reset(client, await client.tokenTo(account.email));
    const { email } = account;
    checkStatus(
      await client.post('login', { email, password: newPassword }),
      [200],
      'to the new password',
    );
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
    const { email } = await requestReset(client);
    const token = await client.tokenTo(email);
    await reset(client, token);
    const answer = await client.post('reset', { token, password: 'a third password' });
    checkStatus(answer, refusal, 'to a link that was used');
  },
  'a link of a reset cannot be made up': async (client) => {
    const { email } = await requestReset(client);
    const token = await client.tokenTo(email);
    check(token.length >= 22, `The token of a reset is short: ${token.length} characters.`);
    for (const madeUp of ['made-up', otherToken(token)]) {
      const answer = await client.post('reset', { token: madeUp, password: newPassword });
      checkStatus(answer, refusal, 'to a token that is made up');
    }
  },
  'a code of a reset is exchanged for a token': async (client) => {
    const account = await requestReset(client);
    const { email } = account;
    const code = await client.codeTo(email);
    const answer = await client.post('resetCode', { email, code });
    checkStatus(answer, [200], 'to the right code');
    const { token } = answer.body;
    check(typeof token === 'string', `${answer.where} answered without \`token\`.`);
    await reset(client, token);
    checkStatus(
      await client.post('login', { email, password: newPassword }),
      [200],
      'to the new password',
    );
  },
  'a code of a reset can be used once': async (client) => {
    const { email } = await requestReset(client);
    const code = await client.codeTo(email);
    checkStatus(await client.post('resetCode', { email, code }), [200], 'to the right code');
    const answer = await client.post('resetCode', { email, code });
    checkNoTokens(answer, 'to a code that was used');
  },
  'a code of a reset cannot be guessed': async (client) => {
    const { email } = await requestReset(client);
    const code = await client.codeTo(email);
    await checkGuesses(client, code, (guess) => client.post('resetCode', { email, code: guess }));
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
    const { email } = await requestReset(client);
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

async function requestReset(client: ContractClient) {
  const account = await client.createUser();
  const answer = await client.post('resetRequest', { email: account.email });
  checkStatus(answer, [200, 202, 204], 'to a request for a reset');
  return account;
}

async function reset(client: ContractClient, token: string): Promise<void> {
  const answer = await client.post('reset', { token, password: newPassword });
  checkStatus(answer, [200, 204], 'to a token that is good');
}

function otherToken(token: string): string {
  return (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
}
