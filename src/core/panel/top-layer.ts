/**
 * Whether the environment supports the top layer and its selector; test environments and browsers before 2024
 * lack both.
 */
export function hasPopoverApi(element: HTMLElement): boolean {
  return typeof element.showPopover === 'function';
}

/**
 * Shows an element with `popover="manual"` in the top layer; returns a function that hides it. Neither does anything in
 * a document that is gone, such as that of a removed frame or a closed window.
 */
export function showInTopLayer(element: HTMLElement): () => void {
  if (!hasPopoverApi(element)) {
    // The attribute would hide the element for good.
    element.removeAttribute('popover');
    return () => {};
  }
  // StrictMode runs effects twice.
  if (isShown(element) && !element.matches(':popover-open')) element.showPopover();
  return () => {
    // An element that has left the document is no longer open.
    if (isShown(element) && element.matches(':popover-open')) element.hidePopover();
  };
}

/** Whether an element is in a document that a window or frame shows; in others, the methods of the top layer throw. */
export function isShown({ isConnected, ownerDocument }: Element): boolean {
  return isConnected && ownerDocument.defaultView !== null && !ownerDocument.defaultView.closed;
}

/** Whether the style sheet shows a panel as a bottom sheet, which it marks with `--sheet: 1`. */
export function isSheet(panel: HTMLElement): boolean {
  return getComputedStyle(panel).getPropertyValue('--sheet').trim() === '1';
}
