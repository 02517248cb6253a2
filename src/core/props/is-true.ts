/** Whether an ARIA attribute such as `aria-disabled` is true: as a boolean, or as the text that HTML has. */
export function isTrue(attribute: boolean | 'true' | 'false' | undefined): boolean {
  return attribute === true || attribute === 'true';
}
