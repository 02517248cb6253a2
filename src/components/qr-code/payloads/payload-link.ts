/**
 * Schemes of links; values with other schemes, such as `javascript:`, are shown as text. Direction marks
 * could disguise a URL.
 */
const followed = /^(?:https?:\/\/|mailto:|tel:|sms:|geo:)[^\s\p{Cc}\p{Bidi_Control}]+$/iu;

/** Returns the URL of a value, or `null` if it is not a safe URL. */
export function linkOf(value: string): string | null {
  return followed.test(value) ? value : null;
}

/** Truncates the text to `most` code points, with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point has at most two code units, so the rest of a long text need not be read.
  const start = Array.from(text.slice(0, 2 * most + 1));
  return start.length <= most ? text : `${start.slice(0, most).join('').trimEnd()}…`;
}
