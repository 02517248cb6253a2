import {
  checkNoTokens,
  checkSame,
  checkStatus,
  tokensOf,
  type Cases,
  type ContractClient,
} from './contract-client';

const refusal = [400, 401, 404, 410, 422];

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
    checkStatus(answer, refusal, 'to a link that was used');
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
    checkStatus(answer, refusal, 'to a link of a sign-in');
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
    checkStatus(answer, refusal, 'to a link from before a reset');
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
