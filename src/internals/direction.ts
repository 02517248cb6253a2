/** Reading direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** Whether the element is laid out from right to left, as the style sheet and `dir` decide it. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
