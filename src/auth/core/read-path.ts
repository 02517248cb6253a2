/**
 * Value inside the answer of a server at a path of keys with dots between them, as in `data.token`. A key that holds the dots
 * itself wins over the path, at every step (`roles` of `https://example.com/roles` is found). Only own properties count, so
 * that `__proto__` or `constructor` find nothing. `undefined` where there is nothing.
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
