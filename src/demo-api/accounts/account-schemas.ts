import * as v from 'valibot';
import { accountEmail, accountPassword, isoTime, lineOf } from '../store/fields.ts';
import { userSchema } from '../store/user.ts';
import { messageSchema } from './messages.ts';

/** Minimum length of a password (NIST SP 800-63B, for a password with another factor or limits). */
const shortestPassword = 8;

/** Schema of an address that a message is sent to: what `<input type="email">` accepts, so no line breaks. */
const emailAddress = v.pipe(
  accountEmail,
  v.rfcEmail('Enter an email address such as name@example.com.'),
);

const newPassword = v.pipe(
  accountPassword,
  v.minLength(shortestPassword, `Use at least ${shortestPassword} characters.`),
);

// Pasted codes often contain spaces and hyphens.
const code = v.pipe(
  v.string('Enter the code.'),
  v.maxLength(20, 'Use at most 20 characters.'),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.nonEmpty('Enter the code.'),
);

const token = v.pipe(
  v.string('Send the token of the link.'),
  v.nonEmpty('Send the token of the link.'),
  v.maxLength(200, 'Use at most 200 characters.'),
);

/** Schema of a second step of a sign-in. */
const codeField = v.optional(
  v.pipe(code, v.description('Code from the message. Without it, a code is sent.')),
);

/** Schema of a sign-up. */
export const signUpSchema = v.object({
  name: v.optional(lineOf(80)),
  email: emailAddress,
  password: newPassword,
  code: codeField,
});

/** Schema of a request for a message to an address. */
export const addressSchema = v.object({ email: emailAddress });

/** Schema of an address with the code of its message. */
export const addressCodeSchema = v.object({ email: emailAddress, code });

/** Schema of the token of a link. */
export const tokenSchema = v.object({ token });

/** Schema of a new password with the token of a link. */
export const resetSchema = v.object({ token, password: newPassword });

/** Schema of a new password of a signed-in user. */
export const passwordSchema = v.object({ current: accountPassword, password: newPassword });

/** Schema of a request for another code of a sign-in. */
export const challengeSchema = v.object({
  challenge: v.pipe(
    v.string('Send the challenge.'),
    v.nonEmpty('Send the challenge.'),
    v.description('The `challenge` from the `code-required` problem.'),
  ),
});

const factor = v.nullable(v.picklist(['email']));

/** Schema of the second factor. */
export const secondFactorSchema = v.object({ factor });

/** Schema of a change of the second factor. */
export const factorChangeSchema = v.object({ factor, password: accountPassword });

/** Schema of the response to a request for a message. */
export const sentSchema = v.object({
  resendAfter: v.pipe(
    v.number(),
    v.integer(),
    v.description('Seconds until another message can be requested.'),
  ),
});

/** Schema of the mailbox. */
export const mailboxSchema = v.object({ messages: v.array(messageSchema) });

/** Schema of the query of the mailbox. */
export const mailboxQuerySchema = v.object({
  to: v.optional(
    v.pipe(
      v.string('Use this parameter once.'),
      v.description('Email address. Without it, the messages to all addresses are listed.'),
    ),
  ),
});

/** Schema of the credentials. */
export const credentialsSchema = v.object({
  email: accountEmail,
  password: accountPassword,
  code: codeField,
});

/** Schema of a refresh. */
export const refreshSchema = v.object({
  refresh_token: v.pipe(v.string('Send the refresh token.'), v.nonEmpty('Send the refresh token.')),
});

/** Schema of a sign-out; the body is optional. */
export const logoutSchema = v.partial(
  v.object({
    everywhere: v.pipe(v.boolean(), v.description('Whether to end all sessions of the user.')),
    refresh_token: v.pipe(
      v.string(),
      v.description('Identifies the session if the request has no access token.'),
    ),
  }),
);

const pairEntries = { token: v.string(), refresh_token: v.string() };

/** Schema of new tokens. */
export const pairSchema = v.object(pairEntries);

/** Schema of the response to a sign-in. */
export const loginSchema = v.object({ ...pairEntries, user: userSchema });

/** Schema of a session in responses. */
export const sessionSchema = v.object({
  id: v.string(),
  current: v.boolean(),
  createdAt: isoTime,
  lastUsedAt: isoTime,
  expiresAt: isoTime,
  userAgent: v.string(),
  address: v.string(),
});

/** Session in responses: `lastUsedAt` is its latest sign-in or refresh. */
export type SessionInfo = v.InferOutput<typeof sessionSchema>;

/** Schema of the session to keep in a sign-out everywhere. */
export const keepSchema = v.object({
  keep: v.optional(
    v.pipe(
      v.picklist(['current'], 'Use `current`, or omit the parameter.'),
      v.description('`current` keeps the session of the request.'),
    ),
  ),
});

/** Schema of a passkey in responses. */
export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  synced: v.pipe(
    v.boolean(),
    v.description('Whether a password manager syncs it to other devices.'),
  ),
  createdAt: isoTime,
  lastUsedAt: v.nullable(isoTime),
});

/** Passkey in responses; an empty name is one that the user did not give. */
export type PasskeyInfo = v.InferOutput<typeof passkeySchema>;

/** Schema of the request for a new passkey. */
export const newPasskeySchema = v.object({ name: v.optional(lineOf(60), '') });

/** Schema of a new name of a passkey. */
export const renameSchema = v.object({ name: lineOf(60) });

const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'Send Base64url.'));
const credential = {
  id: v.pipe(bytes, v.maxLength(1400)),
  rawId: bytes,
  type: v.literal('public-key', 'Send `public-key`.'),
};

/** Schema of the response of a device that created a passkey (Web Authentication, `RegistrationResponseJSON`). */
export const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))), v.maxLength(10)),
      [],
    ),
  }),
});

/** Response of a device that created a passkey. */
export type Registration = v.InferOutput<typeof registrationSchema>;

/** Schema of the response of a device that signs in (`AuthenticationResponseJSON`). */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    // Some password managers send null.
    userHandle: v.pipe(
      v.nullish(bytes),
      v.transform((handle) => handle ?? undefined),
    ),
  }),
});

/** Response of a device that signs in. */
export type Assertion = v.InferOutput<typeof assertionSchema>;
