import { hasPopoverApi } from '../panel/top-layer';
import type { Layer } from './layer';

/** Open elements that the browser closes on Escape. */
const closedByBrowser = ':is(dialog:modal, [popover]:not([popover="manual"]):popover-open)';

/**
 * Whether the browser itself handles a key inside a layer or above it: in the list of a `<select>`, or in a dialog or
 * popover of the page.
 * @param path Path of the key event.
 * @param layer Layer that the key would close.
 * @param open All open layers.
 */
export function isOfBrowser(
  path: readonly EventTarget[],
  { element: layer }: Layer,
  open: readonly Layer[],
): boolean {
  const page = layer.ownerDocument;
  const elements = path.filter((node): node is Element => 'matches' in node);
  const [target] = elements;
  if (!target || !hasPopoverApi(layer)) return false;
  // Of a list that the page styles, an option has focus.
  if (knowsOpen() && target.closest(':is(select, input):open')) return true;
  const isNowhere = target === page.body || target === page.documentElement;
  const candidates = isNowhere
    ? [...page.querySelectorAll(closedByBrowser)]
    : elements.filter((element) => element.matches(closedByBrowser));
  const isLayer = (element: Element) => open.some((other) => other.element === element);
  return candidates.some((element) => !isLayer(element) && !element.contains(layer));
}

/** Whether the browser knows the state of a list (Chromium 133, Firefox 136). */
function knowsOpen(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('selector(:open)');
}
