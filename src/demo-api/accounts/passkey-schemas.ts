import * as v from 'valibot';
import { isoTime, lineOf } from '../store/fields.ts';

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
