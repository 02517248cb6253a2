/**
 * Schemes that a link may have; anything else, `javascript:` first of all, stays text. Marks of direction could
 * make an address look like another one.
 */
const followed = /^(?:https?:\/\/|mailto:|tel:|sms:|geo:)[^\s\p{Cc}\p{Bidi_Control}]+$/iu;

/** Address that the value leads to, or `null` where it is none or none that is safe to follow. */
export function linkOf(value: string): string | null {
  return followed.test(value) ? value : null;
}

/** Returns the text cut to `most` code points, with an ellipsis for the rest. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point has at most two units: looking at the rest of a very long text would take long and change nothing.
  const start = Array.from(text.slice(0, 2 * most + 1));
  return start.length <= most ? text : `${start.slice(0, most).join('').trimEnd()}…`;
}
