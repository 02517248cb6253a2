import type { Change } from './registry.ts';

/** Texts in which changes are recorded. */
export interface Records {
  /** `CHANGELOG.md`, as Changesets writes it. */
  changelog: string;
  /** Texts of the files in `.changeset`, which are not released yet. */
  changesets: readonly string[];
}

/**
 * Returns the sentences of the changelog that name an item, newest first: its component in code, such as `DatePicker`, or,
 * if its name has several words, those words, such as "date pickers".
 * @param item Name of the item, such as `date-picker`.
 */
export function changesOf(item: string, { changelog, changesets }: Records): Change[] {
  const names = namesOf(item);
  const released = changelog.split(/^## /m).slice(1);
  const sections = [
    ...changesets.map((text) => ({
      version: 'unreleased',
      text: text.replace(/^---\n[\s\S]*?\n---\n/, ''),
    })),
    ...released.map((text) => ({ version: /^\S+/.exec(text)?.[0] ?? '', text: afterLine(text) })),
  ];
  return sections.flatMap(({ version, text }) =>
    paragraphsIn(text).flatMap((paragraph) => {
      const sentences = paragraph.split(/(?<=[.!?][”)]?)\s+(?=[\p{Lu}“`<])/u);
      const own = sentences.filter((sentence) => names.test(sentence));
      return own.length > 0 ? [{ version, text: own.join(' ') }] : [];
    }),
  );
}

function namesOf(item: string): RegExp {
  const words = item.split('-');
  const component = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const code = `\`<?${component}\\b[^\`]*\``;
  if (words.length === 1) return new RegExp(code);
  // A "date picker" is not the end of a "multiple date picker", which is another item.
  const prose = `(?<!\\b(?:multiple|range|time)[ -])\\b${words.join('[ -]')}s?\\b`;
  return new RegExp(`${code}|${prose}`, 'i');
}

/** Returns the paragraphs, list entries and rows of tables of a Markdown text, each on one line, without headings. */
function paragraphsIn(text: string): string[] {
  return text
    .replaceAll(/^#.*$/gm, '')
    .split(/\n\s*\n|^\s*- (?:[0-9a-f]{7,}: )?/m)
    .flatMap((paragraph) => (/^\s*\|/.test(paragraph) ? rowsIn(paragraph) : paragraph))
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Returns the rows of a table as text: "`Chip`, before `kind`, now `variant`" below "Component", "Before" and "Now". */
function rowsIn(table: string): string[] {
  const [head = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
  return rows.map(([first = '', ...others]) =>
    [first, ...others.map((cell, index) => `${head[index + 1]?.toLowerCase()}${cell}`)]
      .map((cell) => cell.trim())
      .join(', '),
  );
}

function afterLine(text: string): string {
  return text.slice(text.indexOf('\n') + 1);
}
