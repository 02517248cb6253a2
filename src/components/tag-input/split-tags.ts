import { delimiterPattern, readEntries, type TagDelimiter } from './read-entries';

/**
 * Global pattern that divides a pasted text: at the delimiter, at line ends and at the tabs between the cells of a
 * spreadsheet.
 * @param delimiter Sign or pattern. Default: the comma and the semicolon of any script.
 */
export function pastePattern(delimiter?: TagDelimiter): RegExp {
  const { source, flags } = delimiterPattern(delimiter, '[,،、，;؛；]');
  return new RegExp(`[\\t\\r\\n]|(?:${source})`, flags);
}

/**
 * Tags of a text as it is pasted: divided at the delimiter, at tabs and at line ends (LF, CR, CRLF). An entry in
 * quotation marks may hold any of these; `""` in it stands for one mark (RFC 4180). Empty entries are left out.
 * @param delimiter Sign or pattern. Default: commas and semicolons.
 */
export function splitTags(text: string, delimiter?: TagDelimiter): string[] {
  const { ended, last } = readEntries(text, pastePattern(delimiter));
  return last ? [...ended, last] : ended;
}

/**
 * Text with one tag a line from which {@link splitTags} reads the same tags again: those that hold a delimiter, a
 * line end or a quotation mark stand in quotation marks.
 * @param delimiter Sign or pattern that the reader of the text divides at. Default: commas and semicolons.
 */
export function joinTags(tags: readonly string[], delimiter?: TagDelimiter): string {
  const pattern = pastePattern(delimiter);
  return tags.map((tag) => quoteTag(tag, pattern)).join('\n');
}

/** The tag as an entry of a text that is divided by the pattern. */
export function quoteTag(tag: string, pattern: RegExp): string {
  const { last, rest } = readEntries(tag, pattern);
  // A mark that opens here might close in another tag.
  const isPlain = last === tag && rest === tag && !/^["“„]/.test(tag);
  return isPlain ? tag : `"${tag.replaceAll('"', '""')}"`;
}
