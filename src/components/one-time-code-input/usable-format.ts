import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { OneTimeCodeInputProps } from './one-time-code-input-props';
import { readCharacters, type CodeFormat } from './read-code';

/** Form of a code, with its groups. */
interface GroupedFormat extends CodeFormat {
  /** Numbers of characters between dashes. */
  groups: readonly number[];
}

type FormatProps = {
  [Name in 'length' | 'characters' | 'grouping']?: OneTimeCodeInputProps[Name] | undefined;
};

const usualLength = 6;

/** Each character is a tile. */
const longest = 64;

/** Returns the form of the code; what cannot be used is reported in development and replaced by the default. */
export function usableFormat({ length, characters, grouping }: FormatProps): GroupedFormat {
  const given = grouping === undefined ? null : readGroups(grouping);
  const count = usableLength(length ?? (given ? sum(given) : usualLength));
  if (grouping !== undefined && (!given || sum(given) !== count)) {
    report(
      'grouping',
      `is "${String(grouping)}", which is not a grouping of ${count} characters, so the usual one is used. Pass numbers whose sum is the length, such as "3-3".`,
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
  report(
    'length',
    `is ${String(length)}, which is not a number of characters, so the code has ${usualLength}. Pass a whole number from 1 to ${longest}.`,
  );
  return usualLength;
}

function usableCharacters(characters: FormatProps['characters'] = 'numeric') {
  if (characters === 'numeric' || characters === 'alphanumeric') return characters;
  report(
    'characters',
    `is "${String(characters)}", which is not supported, so the code has digits. Pass "numeric" or "alphanumeric".`,
  );
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
  if (code.length !== text.length) {
    report(
      prop,
      `is "${text}", of which "${code}" can be shown. Pass up to ${format.length} characters without separators.`,
    );
  }
  return code;
}

function report(prop: string, sentence: string): void {
  if (inDevelopment) reportProblem('OneTimeCodeInput', prop, sentence);
}
