import type { RefObject } from 'react';
import { hasPopoverApi } from '../panel/top-layer';

/** Cause of closing that the layers themselves notice. */
export type LayerCloseReason = 'escape-key' | 'outside-press' | 'focus-out';

/**
 * What a layer does to the others: a `modal` covers the page; a `panel` closes when focus leaves it; a `tip` takes
 * Escape wherever focus is; an `aside` is beside all others, which stay open while it is used.
 */
export type LayerKind = 'modal' | 'panel' | 'tip' | 'aside';

/** Layer over the page, such as a dialog or a list. */
export interface Layer {
  readonly kind: LayerKind;
  readonly element: HTMLElement;
  /** Control that it is anchored to, where a press or focus counts as inside. */
  readonly anchor: RefObject<HTMLElement | null> | undefined;
  /** Layer around it in the React tree. */
  readonly parent: RefObject<Layer | null> | null;
  readonly close: (reason: LayerCloseReason, event: Event) => void;
  /** Whether it had focus last. */
  focused: boolean;
  /** Element that had focus before it. */
  opener: HTMLElement | null;
  /** Layer with that element. */
  openerLayer: Layer | null;
}

/** Whether the path of an event leads through a layer or its anchor. */
export function holds({ element, anchor }: Layer, path: readonly EventTarget[]): boolean {
  return path.includes(element) || (anchor?.current != null && path.includes(anchor.current));
}

/** Whether a layer is another one or inside of it, in the React tree or in the document. */
export function isWithin(layer: Layer, outer: Layer): boolean {
  if (layer === outer || outer.element.contains(layer.element)) return true;
  if (layer.anchor?.current && outer.element.contains(layer.anchor.current)) return true;
  const parent = layer.parent?.current;
  return parent ? isWithin(parent, outer) : false;
}

/** Whether a press is on the backdrop of a dialog. */
export function isBeside(dialog: HTMLElement, event: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  const isInside = x >= left && x <= right && y >= top && y <= bottom;
  return event.composedPath()[0] === dialog && !isInside;
}

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
