import {
  check,
  checkNoTokens,
  checkStatus,
  otherCode,
  tokensOf,
  type Cases,
  type ContractClient,
} from './contract-client';

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
    for (let guess = 1; guess <= client.maxGuesses; guess += 1) {
      await client.post('login', { ...account, code: otherCode(code, guess) });
    }
    const answer = await client.post('login', { ...account, code });
    checkNoTokens(answer, `to the right code after ${client.maxGuesses} wrong ones`);
  },
};

async function asked(client: ContractClient) {
  const account = await client.createUser({ secondFactor: true });
  checkStatus(await client.post('login', account), [401], 'to a password without the code');
  return { account, code: await client.codeTo(account.email) };
}
