import { delimiterPattern, readEntries, type TagDelimiter } from './read-entries';

/**
 * Global pattern that divides a pasted text: at the delimiter, at line ends and at the tabs between the cells of a
 * spreadsheet.
 * @param delimiter Character, text or pattern. Default: the comma and the semicolon of any script.
 */
export function pastePattern(delimiter?: TagDelimiter): RegExp {
  const { source, flags } = delimiterPattern(delimiter, '[,،、，;؛；]');
  return new RegExp(`[\\t\\r\\n]|(?:${source})`, flags);
}

/**
 * Returns the tags of a pasted text: divided at the delimiter, at tabs and at line ends (LF, CR, CRLF). An entry in
 * quotation marks may hold any of these; `""` in it stands for one mark (RFC 4180). Empty entries are left out.
 * @param delimiter Character, text or pattern. Default: commas and semicolons.
 */
export function splitTags(text: string, delimiter?: TagDelimiter): string[] {
  const { ended, last } = readEntries(text, pastePattern(delimiter));
  return last ? [...ended, last] : ended;
}

/**
 * Returns a text with one tag a line from which {@link splitTags} reads the same tags again: those that hold a delimiter, a
 * line end or a quotation mark are quoted.
 * @param delimiter Character, text or pattern that the text will be divided at. Default: commas and semicolons.
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
