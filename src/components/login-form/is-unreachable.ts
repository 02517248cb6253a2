/**
 * Whether an error says that the server could not be reached: the browser is offline, or the error or what caused
 * it is the `TypeError` that `fetch` rejects with (Fetch standard, section 5.6).
 * @param online `navigator.onLine`.
 */
export function isUnreachable(error: unknown, online: boolean): boolean {
  if (!online) return true;
  const seen = new Set<unknown>();
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    if (cause instanceof TypeError) return true;
    seen.add(cause);
  }
  return false;
}
