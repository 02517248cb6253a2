'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets custom properties on an element through the CSSOM, because a strict Content-Security-Policy blocks
 * `style="…"` in server-rendered markup.
 * @param vars Names with their leading dashes; `undefined` removes the property.
 */
export function useStyleVars(
  ref: RefObject<HTMLElement | null>,
  vars: Readonly<Record<`--${string}`, string | number | undefined>>,
): void {
  // A string, because `vars` is a new object in every render; it contains `null` for `undefined`.
  const text = JSON.stringify(Object.entries(vars));
  useLayoutEffect(() => {
    const style = ref.current?.style;
    for (const [name, value] of JSON.parse(text) as Array<[string, string | number | null]>) {
      if (value === null) style?.removeProperty(name);
      else style?.setProperty(name, String(value));
    }
  }, [ref, text]);
}
