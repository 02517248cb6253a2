/**
 * Whether an input method handles the key of a native event. Safari ends the composition before the key that
 * ends it, which is then recognizable only by its code (WebKit bug 165004).
 */
export function isComposing(event: { keyCode: number; isComposing: boolean }): boolean {
  return event.keyCode === 229 || event.isComposing;
}
