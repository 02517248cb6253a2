import { readPath } from './read-path';

/** Whether one of the scopes that are asked for is enough, or every one is needed. */
export type ScopeMode = 'any' | 'all';

/**
 * Whether a user has the scopes that are asked for. What the user has is
 * - an array of names: `['read', 'write']`;
 * - a text of names with spaces between them, as OAuth 2.0 writes it (RFC 6749, section 3.3): `'read write'`;
 * - an object, into which a name is a path: `{ posts: { write: true } }` grants `posts.write`, and only `true` grants.
 *
 * Anything else grants nothing, and neither does an empty name or an empty list of names.
 * @param key Path to what the user has, as in `scope` or `profile.roles`.
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
