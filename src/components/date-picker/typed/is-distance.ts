import { foldLetters } from '../../../core/locale/fold-letters';

/**
 * Whether a string is an offset with a plus sign, such as `+10d`: in the second field of a range, it counts from the
 * start of the range. Words such as `tomorrow` count from today in both.
 */
export function isDistance(text: string): boolean {
  const written = foldLetters(text).trim();
  return written.startsWith('+') || written.endsWith('+');
}
