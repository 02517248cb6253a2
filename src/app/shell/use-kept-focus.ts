'use client';
import { useEffect, type RefObject } from 'react';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Keeps focus in a region when the control that has it is taken away, as a button is that clears the filter: it goes to the
 * heading of the nearest part that is still there, or to the first control of a part without one.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current;
    if (!root) return undefined;
    let held: { path: Element[]; isByKey: boolean } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) {
        held = { path: pathOf(target, root), isByKey: target.matches(':focus-visible') };
      }
    };
    const forget = () => {
      held = null;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.path[0]?.isConnected || document.activeElement !== document.body) return;
      const { path, isByKey } = held;
      held = null;
      const part = path.find((each) => each.isConnected && each.matches('section, form, main'));
      const place =
        part?.querySelector<HTMLElement>('h1, h2') ?? part?.querySelector<HTMLElement>(stops);
      if (place?.matches('h2')) place.tabIndex = -1;
      // Who presses with a pointer looks where it is; the page stays there.
      place?.focus({ preventScroll: !isByKey });
    });
    root.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    };
  }, [region]);
}

function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    path.push(each);
    if (each === root) break;
  }
  return path;
}
