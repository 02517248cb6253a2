import { hasPopoverApi } from '../panel/top-layer';

/** Open elements that the browser closes on Escape. */
const closedByBrowser = ':is(dialog:modal, [popover]:not([popover="manual"]):popover-open)';

/**
 * Whether a key belongs to something of the browser that is inside a layer or above it: the list of a `<select>`, or a
 * dialog or popover of the page itself.
 * @param layer Element of the layer.
 * @param isLayer Whether an element is that of an open layer.
 */
export function isOfBrowser(
  path: readonly EventTarget[],
  layer: HTMLElement,
  isLayer: (element: Element) => boolean,
): boolean {
  const page = layer.ownerDocument;
  const elements = path.filter((node): node is Element => 'matches' in node);
  const [target] = elements;
  if (!target || !hasPopoverApi(layer)) return false;
  // Of a list that the page styles, an option has focus.
  if (knowsOpen() && target.closest(':is(select, input):open')) return true;
  const isNowhere = target === page.body || target === page.documentElement;
  const open = isNowhere
    ? [...page.querySelectorAll(closedByBrowser)]
    : elements.filter((element) => element.matches(closedByBrowser));
  return open.some((element) => !isLayer(element) && !element.contains(layer));
}

/** Whether the browser knows the state of a list (Chromium 133, Firefox 136). */
function knowsOpen(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('selector(:open)');
}
