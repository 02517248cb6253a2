/**
 * Whether the environment supports the top layer and its selector; test environments and browsers before 2024
 * lack both.
 */
export function hasPopoverApi(element: HTMLElement): boolean {
  return typeof element.showPopover === 'function';
}

/** Shows an element with `popover="manual"` in the top layer; returns a function that hides it. */
export function showInTopLayer(element: HTMLElement): () => void {
  if (!hasPopoverApi(element)) {
    // The attribute would hide the element for good.
    element.removeAttribute('popover');
    return () => {};
  }
  // StrictMode runs effects twice.
  if (!element.matches(':popover-open')) element.showPopover();
  return () => {
    // An element that has left the document is no longer open.
    if (element.matches(':popover-open')) element.hidePopover();
  };
}
