'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Keeps `data-focus-ring` on the element while it is used by keys, for a ring on what has focus inside:
 * `:where(:focus-visible, [data-focus-ring] :focus)`. WebKit draws none where a key moves focus by script after a
 * press of the mouse.
 */
export function useFocusRing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const show = () => element?.setAttribute('data-focus-ring', '');
    const hide = () => element?.removeAttribute('data-focus-ring');
    element?.addEventListener('keydown', show, true);
    element?.addEventListener('pointerdown', hide, true);
    return () => {
      element?.removeEventListener('keydown', show, true);
      element?.removeEventListener('pointerdown', hide, true);
    };
  }, [root]);
}
