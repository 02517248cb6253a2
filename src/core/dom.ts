/** Joins class names with a space, in order, and omits empty ones. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * Returns the value of a boolean data attribute such as `data-open`: empty if the state is true, or else
 * absent.
 */
export function dataAttr(state: boolean | undefined): '' | undefined {
  return state ? '' : undefined;
}

/** Whether an ARIA attribute such as `aria-disabled` is true: as a boolean, or as the text that HTML has. */
export function isTrue(attribute: boolean | 'true' | 'false' | undefined): boolean {
  return attribute === true || attribute === 'true';
}

/** Whether the computed direction of the element is right-to-left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns the element that has focus in the document or shadow root of an element; `null` means the document. */
export function activeElementNear(element: Node | null): Element | null {
  const root = element?.getRootNode() ?? document;
  return (root as Document | ShadowRoot).activeElement;
}

/**
 * Moves focus to an element, with a focus ring if the element that has focus shows one. By itself, WebKit shows none
 * if a key moves focus by script after a click.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const hasRing = element && activeElementNear(element)?.matches(':focus-visible');
  element?.focus(hasRing ? { ...options, focusVisible: true } : options);
}

/**
 * Whether an input method handles the key of a native event. Safari ends the composition before the key that
 * ends it, which is then recognizable only by its code (WebKit bug 165004).
 */
export function isComposing(event: { keyCode: number; isComposing: boolean }): boolean {
  return event.keyCode === 229 || event.isComposing;
}

/** Listeners by event. */
type Listeners = {
  readonly [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
};

/** Adds listeners to a target; returns a function that removes them, such as for the cleanup of an effect. */
export function listen(
  target: EventTarget,
  listeners: Listeners,
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as Array<[type: string, listener: EventListener]>;
  for (const [type, listener] of entries) target.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options);
  };
}
