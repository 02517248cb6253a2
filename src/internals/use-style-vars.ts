'use client';
import { useLayoutEffect, type RefObject } from 'react';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Sets custom properties on an element through the CSSOM, because a strict Content-Security-Policy blocks
 * `style="…"` in server-rendered markup.
 * @param vars Names with their leading dashes; `undefined` removes the property.
 */
export function useStyleVars(
  ref: RefObject<HTMLElement | null>,
  vars: Readonly<Record<`--${string}`, string | number | undefined>>,
): void {
  const key = JSON.stringify(vars);
  useBrowserLayoutEffect(() => {
    const style = ref.current?.style;
    for (const [name, value] of Object.entries(vars)) {
      if (value === undefined) style?.removeProperty(name);
      else style?.setProperty(name, String(value));
    }
    // `key` represents `vars`, which is a new object in every render.
  }, [ref, key]);
}
