import * as v from 'valibot';
import { accountEmail, accountPassword, isoTime } from '../store/field-schemas.ts';
import { userSchema } from '../store/user.ts';
import { codeField } from './accounts/account-schemas.ts';

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
