import type { RefObject } from 'react';

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
