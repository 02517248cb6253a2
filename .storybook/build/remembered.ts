import { isDeepStrictEqual } from 'node:util';

/** Returns a function that makes something again only if its key has changed since the last time, or if it failed. */
export function remembered<Key, Value>(
  make: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  let last: { key: Key; value: Promise<Value> } | undefined;
  return (key) => {
    if (last && isDeepStrictEqual(last.key, key)) return last.value;
    const made = { key, value: make(key) };
    last = made;
    made.value.catch(() => {
      if (last === made) last = undefined;
    });
    return made.value;
  };
}
