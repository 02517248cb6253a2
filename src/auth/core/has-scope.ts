import { readPath } from './read-path';

/** Whether any or all of the requested scopes are required. */
export type ScopeMode = 'any' | 'all';

/**
 * Whether a user has the requested scopes. The user's scopes are
 * - an array of names: `['read', 'write']`;
 * - a space-separated string, as in OAuth 2.0 (RFC 6749, section 3.3): `'read write'`;
 * - an object in which a name is a path: `{ posts: { write: true } }` grants `posts.write`, and only `true`
 *   grants.
 *
 * Anything else grants nothing, and neither does an empty name or an empty list of names.
 * @param key Path of the user's scopes, such as `scope` or `profile.roles`.
 */
export function hasScope(
  user: object | null | undefined,
  key: string,
  scopes: string | readonly string[],
  mode: ScopeMode = 'all',
): boolean {
  const grant = readPath(user, key);
  const list: unknown = typeof grant === 'string' ? grant.split(' ') : grant;
  const has = (name: string) =>
    name !== '' && (Array.isArray(list) ? list.includes(name) : readPath(list, name) === true);
  const asked = [scopes].flat();
  return asked.some(has) && (mode === 'any' || asked.every(has));
}
