import { activeElementNear } from '../dom';
import type { Layer } from './layer';

const focusable =
  ':is(a[href],button,input,select,textarea,summary,[tabindex]):not(:disabled,[type="hidden"],[tabindex="-1"])';

let giving = false;

/** Whether focus is moving back to what opened a layer, and not because the user moves it. */
export function isGivingFocus(): boolean {
  return giving;
}

/** Runs a function that moves focus back to what opened a layer. */
export function whileGivingFocus(run: () => void): void {
  giving = true;
  try {
    run();
  } finally {
    giving = false;
  }
}

/** Elements in an element that Tab reaches, in order; without a layout, also those that are hidden. */
export function focusableIn(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(focusable)];
  return all.filter((each) => each.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Moves focus to what opened a layer, or to the nearest thing that still exists: the layer with the opener, then what
 * opened that.
 */
export function giveFocusBack(layer: Layer, open: readonly Layer[]): void {
  whileGivingFocus(() => {
    for (let at: Layer | null = layer; at; at = at.openerLayer) {
      const { opener, openerLayer } = at;
      const isOpen = openerLayer !== null && open.includes(openerLayer);
      const nearest = isOpen ? focusableIn(openerLayer.element) : [];
      if ([opener, ...nearest].some(takesFocus)) return;
    }
  });
}

function takesFocus(element: HTMLElement | null): boolean {
  if (!element?.isConnected) return false;
  element.focus();
  return activeElementNear(element) === element;
}

/** Returns the control of an anchor: the anchor itself, the expanded control inside it, or the first one. */
export function controlOf(anchor: HTMLElement | null | undefined): HTMLElement | null {
  if (!anchor || anchor.matches(focusable)) return anchor ?? null;
  return (
    anchor.querySelector<HTMLElement>('[aria-expanded="true"]') ?? focusableIn(anchor)[0] ?? null
  );
}
