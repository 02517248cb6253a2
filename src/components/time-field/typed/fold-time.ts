import { foldLetters } from '../../../internals/locale/fold-letters';

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, ASCII digits, `:`
 * between the numbers of a time, `+` and `-` as signs, `9p` as `9 P`. A date before an ISO time is left out.
 * Characters that no time contains become `?`. Never throws.
 */
export function foldTime(text: string): string {
  return (
    foldLetters(text)
      .replace(/^\s*\d{4}-\d\d-\d\d(?:t|\s)\s*(?=\d)/, '')
      // "9a" and "9p", whose letter is a word of its own in several languages
      .replace(/(\d)([ap])(?![\p{L}.])/gu, (_, digit: string, period: string) => {
        return `${digit} ${period.toUpperCase()} `;
      })
      .replace(/['’ʼ`´]/g, '')
      .replace(/[‐-―−]/g, '-')
      .replace(/(\d)\s?[:.,·٫،-]\s?(?=\d)/g, '$1:')
      .replace(/(\p{L})-(?=[\p{L}\d])/gu, '$1 ')
      .replace(/(?:(?![?!:#@%&*+-])[\s\p{P}])+/gu, ' ')
      .replace(/[^\p{L}\p{M}\d:+\- ]/gu, '?')
      .trim()
  );
}
