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
    for (let guess = 1; guess <= client.maxGuesses; guess += 1) {
      await client.post('signUp', { ...account, code: otherCode(code, guess) });
    }
    const answer = await client.post('signUp', { ...account, code });
    const why = `to the right code after ${client.maxGuesses} wrong ones`;
    checkStatus(answer, [400, 401, 410, 422, 429], why);
    checkNoTokens(answer, why);
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
