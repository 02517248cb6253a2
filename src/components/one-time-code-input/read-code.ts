import { toAsciiDigits } from '../../internals/locale/ascii-digits';

/** Characters of a code: digits, or digits and the letters A to Z. */
export type CodeCharacters = 'numeric' | 'alphanumeric';

/** Form of a code. */
export interface CodeFormat {
  /** Number of characters. */
  length: number;
  characters: CodeCharacters;
}

const foreign = { numeric: /[^0-9]+/g, alphanumeric: /[^0-9A-Z]+/gi };

/**
 * Returns the characters of a string that a code may have: digits of any script as ASCII, letters in upper case. The
 * rest, such as spaces and dashes, is left out.
 */
export function readCharacters(text: string, characters: CodeCharacters): string {
  return toAscii(text).replace(foreign[characters], '').toUpperCase();
}

/** Code after a change, and the place of the caret in it. */
interface EditedCode {
  code: string;
  caret: number;
}

/**
 * Returns the code that a changed text means. Characters in excess are removed after the caret, so that typing into a
 * full code replaces characters; at its end, they are ignored.
 * @param caret Place of the caret in the text.
 */
export function editCode(text: string, caret: number, format: CodeFormat): EditedCode {
  const { length, characters } = format;
  const before = readCharacters(text.slice(0, caret), characters).slice(0, length);
  const after = readCharacters(text.slice(caret), characters);
  const excess = Math.max(0, before.length + after.length - length);
  return { code: before + after.slice(excess), caret: before.length };
}

// Numbers may be grouped by spaces. Words are not joined over spaces, because every word could be a part of a code.
const runs = {
  numeric: [/[0-9]+/g, /(?<![0-9])[0-9]+(?:[\s\p{Pd}][0-9]+)+/gu],
  alphanumeric: [
    /[\p{L}\p{M}0-9]+/gu,
    /(?<![\p{L}\p{M}0-9])[\p{L}\p{M}0-9]+(?:\p{Pd}[\p{L}\p{M}0-9]+)+/gu,
  ],
};

/**
 * Finds a complete code in pasted text, such as "Your code is 123-456."; returns `null` if there is none. Of several
 * words that could be a code, it is one with a digit, or else one in capitals.
 */
export function findCode(text: string, { length, characters }: CodeFormat): string | null {
  const every = readCharacters(text, characters);
  if (every.length === length) return every;
  const ascii = toAscii(text);
  const candidates = runs[characters]
    .flatMap((run) => ascii.match(run) ?? [])
    .map((word) => word.replaceAll(/[\s\p{Pd}]/gu, ''))
    .filter((word) => word.length === length && readCharacters(word, characters).length === length);
  const isCapital = (word: string) => word === word.toUpperCase();
  const found = candidates.find((word) => /[0-9]/.test(word)) ?? candidates.find(isCapital);
  return found?.toUpperCase() ?? null;
}

/** Returns the text with digits of any script, and with full-width letters, in ASCII. */
function toAscii(text: string): string {
  return toAsciiDigits(
    text.replaceAll(/[\uFF21-\uFF3A\uFF41-\uFF5A]/g, (letter) => letter.normalize('NFKC')),
  );
}
