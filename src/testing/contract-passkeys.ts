/// <reference lib="es2022" />
import { decodeBase64url, encodeBase64url } from '../auth/core/encoding';
import {
  type Answer,
  bearer,
  type Cases,
  check,
  checkNoTokens,
  checkStatus,
  tokensOf,
} from './contract-client';

/** Cases of passkeys: their options, and what is refused. A device is not needed. */
export const passkeyCases: Cases = {
  'a sign-in with a passkey has options with a challenge': async (client) => {
    const answer = await client.post('passkeyLoginOptions', {});
    checkStatus(answer, [200], 'to a request for options');
    challengeOf(answer);
  },
  'each sign-in with a passkey has another challenge': async (client) => {
    const [one, two] = [
      challengeOf(await client.post('passkeyLoginOptions', {})),
      challengeOf(await client.post('passkeyLoginOptions', {})),
    ];
    check(one !== two, 'Two sign-ins with a passkey had the same challenge.');
  },
  'the options of a sign-in do not reveal who exists': async (client) => {
    const { email } = await client.createUser();
    const [known, unknown] = [
      await client.post('passkeyLoginOptions', { email }),
      await client.post('passkeyLoginOptions', { email: client.newEmail() }),
    ];
    const shape = ({ status, body }: Answer) =>
      JSON.stringify([status, { ...body, challenge: undefined }]);
    check(
      shape(known) === shape(unknown),
      `${known.where} reveals who exists: ${shape(known)} and ${shape(unknown)}.`,
    );
  },
  'a new passkey needs a session': async (client) => {
    const answer = await client.post('passkeyRegisterOptions', {});
    checkStatus(answer, [401], 'to a request for a new passkey without a session');
  },
  'a new passkey has options for the browser': async (client) => {
    const account = await client.createUser();
    const { token } = tokensOf(await client.post('login', account), 'to the right password');
    const answer = await client.post('passkeyRegisterOptions', {}, bearer(token));
    checkStatus(answer, [200], 'to a request for a new passkey');
    challengeOf(answer);
    const { rp, user, pubKeyCredParams } = answer.body as Partial<Record<string, unknown>>;
    check(hasText(rp, 'name'), `${answer.where} answered without \`rp.name\`.`);
    for (const name of ['id', 'name', 'displayName']) {
      check(hasText(user, name), `${answer.where} answered without \`user.${name}\`.`);
    }
    check(
      Array.isArray(pubKeyCredParams) && pubKeyCredParams.length > 0,
      `${answer.where} answered without \`pubKeyCredParams\`.`,
    );
    // The device stores the handle, and shows it to anyone who has the device (Web Authentication, 14.6.1).
    const handle = String.fromCharCode(...decodeBase64url(String((user as { id: string }).id)));
    check(!handle.includes(account.email), `${answer.where} has the address in \`user.id\`.`);
  },
  'a sign-in with a passkey that is made up is refused': async (client) => {
    const challenge = challengeOf(await client.post('passkeyLoginOptions', {}));
    const answer = await client.post('passkeyLogin', madeUp(challenge));
    checkStatus(answer, [400, 401, 403, 404, 422], 'to a passkey that is made up');
    checkNoTokens(answer, 'to a passkey that is made up');
  },
};

function challengeOf({ where, body }: Answer): string {
  const { challenge } = body;
  check(
    typeof challenge === 'string' && /^[\w-]{22,}$/.test(challenge),
    `${where} answered without a \`challenge\` of at least 16 bytes in Base64url.`,
  );
  return challenge;
}

function madeUp(challenge: string): object {
  const clientData = { type: 'webauthn.get', challenge, origin: 'https://evil.example' };
  const id = encode('made up');
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: encode(JSON.stringify(clientData)),
      authenticatorData: encode('\0'.repeat(37)),
      signature: encode('made up'),
      userHandle: encode('1'),
    },
  };
}

function hasText(value: unknown, name: string): boolean {
  const property = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof property === 'string' && property !== '';
}

function encode(text: string): string {
  return encodeBase64url(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}
