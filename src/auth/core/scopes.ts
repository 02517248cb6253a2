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

/**
 * Returns the value in a response at a path of keys separated by dots, such as `data.token`. At every step, a
 * key that contains the dots itself takes precedence (`roles` of `https://example.com/roles` is found). Only
 * own properties count, so `__proto__` or `constructor` find nothing. `undefined` if there is none.
 * @param path Path, or `false` for the complete value.
 */
export function readPath(value: unknown, path: string | false): unknown {
  if (path === false) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (key: string): unknown =>
    Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  const whole = own(path);
  const dot = path.indexOf('.');
  return whole !== undefined || dot < 0
    ? whole
    : readPath(own(path.slice(0, dot)), path.slice(dot + 1));
}
