'use client';
import { useEffect, type RefObject } from 'react';
import { listen } from './dom';

/**
 * Sets `data-focus-ring` on the element while it is used with the keyboard, to style focus inside:
 * `:where(:focus-visible, [data-focus-ring] :focus)`. WebKit shows no focus ring if a key moves focus by
 * script after a click.
 */
export function useFocusRing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const show = () => element.setAttribute('data-focus-ring', '');
    const hide = () => element.removeAttribute('data-focus-ring');
    return listen(element, { keydown: show, pointerdown: hide }, { capture: true });
  }, [root]);
}
