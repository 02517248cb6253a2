/** Returns the element that has focus in the document or shadow root of an element; `null` stands for the document. */
export function activeElementNear(element: Node | null): Element | null {
  const root = element?.getRootNode() ?? document;
  return (root as Document | ShadowRoot).activeElement;
}
