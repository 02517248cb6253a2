import { toAsciiDigits } from '../../core/locale/fold-text';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';

/** Characters of a code: digits, or digits and the letters A to Z. */
export type CodeCharacters = 'numeric' | 'alphanumeric';

/** Form of a code. */
export interface CodeFormat {
  /** Number of characters. */
  length: number;
  characters: CodeCharacters;
}

const known = { numeric: /[0-9]+/g, alphanumeric: /[0-9A-Z]+/gi };
const foreign = { numeric: /[^0-9]+/g, alphanumeric: /[^0-9A-Z]+/gi };

/**
 * Returns the characters of a string that a code may have: digits of any script as ASCII, letters in upper case. The
 * rest, such as spaces and dashes, is left out.
 */
export function readCharacters(text: string, characters: CodeCharacters): string {
  return toAscii(text).replace(foreign[characters], '').toUpperCase();
}

/** Whether typed text has a character that no code has, other than one that separates groups. */
export function isRefused(text: string | null, characters: CodeCharacters): boolean {
  return Boolean(text) && /[^\s\p{P}]/u.test(toAscii(text ?? '').replace(known[characters], ''));
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

// Numbers are grouped by spaces, dashes, points and slashes: what is part of a longer one, such as of a phone number, is
// no code; with points or slashes, in a sentence, it is a date or an amount. Words are not joined over spaces, because
// every word could be a part of a code.
const numbers = /\+?[0-9]+(?:(?:[^\S\r\n]|[\p{Pd}./]|\)[^\S\r\n]?)[0-9]+)*/gu;
const words = /[\p{L}\p{M}0-9]+/gu;
const joinedWords = /[\p{L}\p{M}0-9]+(?:\p{Pd}[\p{L}\p{M}0-9]+)*/gu;

/**
 * Finds a complete code in text, such as "Your code is 123-456."; returns `null` if there is none, or several. Of several
 * words that could be a code, it is the one with a digit, or else the one in capitals.
 */
export function findCode(text: string, { length, characters }: CodeFormat): string | null {
  const ascii = toAscii(text);
  const fits = (word: string) =>
    word.replaceAll(/[^\p{L}\p{M}0-9]/gu, '').length === length &&
    readCharacters(word, characters).length === length;
  const found = (pattern: RegExp) => (ascii.match(pattern) ?? []).filter(fits);
  if (characters === 'numeric') {
    return onlyCode(
      found(numbers).filter(
        (number) => !number.startsWith('+') && (isPlain(text, characters) || !/[./]/.test(number)),
      ),
      characters,
    );
  }
  if (isPlain(text, characters) && fits(ascii)) return readCharacters(ascii, characters);
  const joined = found(joinedWords);
  const candidates = joined.length > 0 ? joined : found(words);
  const withDigit = candidates.filter((word) => /[0-9]/.test(word));
  const inCapitals = candidates.filter((word) => word === word.toUpperCase());
  return onlyCode(withDigit.length > 0 ? withDigit : inCapitals, characters);
}

/** Returns the code that all candidates are; `null` if there is none, or several. */
function onlyCode(candidates: readonly string[], characters: CodeCharacters): string | null {
  const [code = null, ...others] = new Set(
    candidates.map((candidate) => readCharacters(candidate, characters)),
  );
  return others.length > 0 ? null : code;
}

/** Whether text is a code or a part of one, not a sentence that contains numbers and words. */
export function isPlain(text: string, characters: CodeCharacters): boolean {
  const ascii = toAscii(text).trim();
  if (characters === 'numeric') return !/\p{L}/u.test(ascii);
  const parts = ascii.split(/\s+/);
  const isGrouped = parts.every((part) => /[0-9]/.test(part)) || ascii === ascii.toUpperCase();
  return (parts.length === 1 || isGrouped) && !/[^\P{L}A-Z]/iu.test(ascii);
}

/** Returns the text with digits of any script, and with full-width letters, in ASCII. */
function toAscii(text: string): string {
  return toAsciiDigits(
    text.replaceAll(/[\uFF21-\uFF3A\uFF41-\uFF5A]/g, (letter) => letter.normalize('NFKC')),
  );
}

/** Form of a code, with its groups. */
interface GroupedFormat extends CodeFormat {
  /** Numbers of characters between dashes. */
  groups: readonly number[];
}

interface FormatProps {
  length?: number | undefined;
  characters?: CodeCharacters | undefined;
  grouping?: string | undefined;
}

const usualLength = 6;

/** Each character is a tile. */
const longest = 64;

/** Returns the form of the code; what cannot be used is reported in development and replaced by the default. */
export function usableFormat({ length, characters, grouping }: FormatProps): GroupedFormat {
  const given = grouping === undefined ? null : readGroups(grouping);
  const count = usableLength(length ?? (given ? sum(given) : usualLength));
  if (inDevelopment && grouping !== undefined && (!given || sum(given) !== count)) {
    report(
      'grouping',
      `is ${givenText(grouping)}, which is not a grouping of ${count} characters, so the usual one is used. Pass numbers whose sum is the length, such as "3-3".`,
    );
  }
  return {
    length: count,
    characters: usableCharacters(characters),
    groups: given && sum(given) === count ? given : usualGroups(count),
  };
}

function readGroups(grouping: string): number[] | null {
  const text = String(grouping);
  return /^[1-9]\d?(-[1-9]\d?)*$/.test(text) ? text.split('-').map(Number) : null;
}

const sum = (groups: readonly number[]) => groups.reduce((total, group) => total + group, 0);

const usualGroups = (length: number) =>
  length > 4 && length % 2 === 0 ? [length / 2, length / 2] : [length];

function usableLength(length: number): number {
  if (Number.isInteger(length) && length > 0 && length <= longest) return length;
  if (inDevelopment) {
    report(
      'length',
      `is ${givenText(length)}, which is not a number of characters, so the code has ${usualLength}. Pass a whole number from 1 to ${longest}.`,
    );
  }
  return usualLength;
}

function usableCharacters(characters: FormatProps['characters'] = 'numeric') {
  if (characters === 'numeric' || characters === 'alphanumeric') return characters;
  if (inDevelopment) {
    report(
      'characters',
      `is ${givenText(characters)}, which is not supported, so the code has digits. Pass "numeric" or "alphanumeric".`,
    );
  }
  return 'numeric';
}

/**
 * Returns the characters of a value; those that do not belong to a code are reported in development and left out.
 * @param prop Name of the prop, for the message.
 */
export function usableCode(prop: string, value: unknown, format: CodeFormat): string {
  // A form without a default value has none.
  if (value === undefined || value === null) return '';
  const text = String(value);
  const code = readCharacters(text, format.characters).slice(0, format.length);
  if (inDevelopment && code.length !== text.length) {
    report(
      prop,
      `is "${text}", of which "${code}" can be shown. Pass up to ${format.length} characters without separators.`,
    );
  }
  return code;
}

function report(prop: string, sentence: string): void {
  reportProblem('OneTimeCodeInput', prop, sentence);
}
