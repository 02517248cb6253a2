/** Whether the tab is there but not seen; on a server it is neither. */
export function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}
