/**
 * Whether an error says that the server could not be reached: it, or what caused it, is the `TypeError` that `fetch`
 * rejects with (Fetch standard, section 5.6).
 * @param depth Number of causes to look behind.
 */
export function isUnreachable(error: unknown, depth = 5): boolean {
  if (error instanceof TypeError) return true;
  return depth > 0 && error instanceof Error && isUnreachable(error.cause, depth - 1);
}
