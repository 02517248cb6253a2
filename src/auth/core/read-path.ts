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
