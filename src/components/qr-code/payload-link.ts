/**
 * Schemes that a reader may follow; anything else, `javascript:` first of all, stays text. Marks of direction could
 * make an address look like another one.
 */
const followed = /^(?:https?:\/\/|mailto:|tel:|sms:|geo:)[^\s\p{Cc}\p{Bidi_Control}]+$/iu;

/** Address that the value leads to, or `null` where it is none or none that is safe to follow. */
export function linkOf(value: string): string | null {
  return followed.test(value) ? value : null;
}

/** Text cut to `most` characters as a reader counts them, with an ellipsis for the rest. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most).join('').trimEnd()}…`;
}
