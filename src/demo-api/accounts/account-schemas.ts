import * as v from 'valibot';
import { accountEmail, accountPassword, lineOf } from '../store/fields.ts';

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

/** Schema of a sign-up. */
export const signUpSchema = v.object({
  name: v.optional(lineOf(80)),
  email: emailAddress,
  password: newPassword,
  code: v.optional(code),
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
  challenge: v.pipe(v.string('Send the challenge.'), v.nonEmpty('Send the challenge.')),
});

/** Schema of a change of the second factor. */
export const factorChangeSchema = v.object({
  factor: v.nullable(v.picklist(['email'])),
  password: accountPassword,
});

/** Schema of the query of the mailbox; without an address, the messages to all are listed. */
export const mailboxQuerySchema = v.object({
  to: v.optional(v.string('Use this parameter once.')),
});

/** Schema of the credentials. */
export const credentialsSchema = v.object({
  email: accountEmail,
  password: accountPassword,
  code: v.optional(code),
});

/** Schema of a refresh. */
export const refreshSchema = v.object({
  refresh_token: v.pipe(v.string('Send the refresh token.'), v.nonEmpty('Send the refresh token.')),
});

/** Schema of a sign-out; the refresh token identifies the session if the request has no access token. */
export const logoutSchema = v.partial(
  v.object({ everywhere: v.boolean(), refresh_token: v.string() }),
);

/** Session in responses: `lastUsedAt` is its latest sign-in or refresh. */
export interface SessionInfo {
  id: string;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  userAgent: string;
  address: string;
}

/** Schema of the session to keep in a sign-out everywhere: `current` is that of the request. */
export const keepSchema = v.object({
  keep: v.optional(v.picklist(['current'], 'Use `current`, or omit the parameter.')),
});

/** Passkey in responses; an empty name is one that the user did not give. */
export interface PasskeyInfo {
  id: string;
  name: string;
  /** Whether a password manager syncs it to other devices. */
  synced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

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
