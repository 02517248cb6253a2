/** Whether the style sheet shows a panel as a bottom sheet, which it marks with `--sheet: 1`. */
export function isSheet(panel: HTMLElement): boolean {
  return getComputedStyle(panel).getPropertyValue('--sheet').trim() === '1';
}
