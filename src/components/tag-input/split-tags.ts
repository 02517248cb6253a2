/** Character, text or pattern that ends one tag and begins the next. */
export type TagDelimiter = string | RegExp;

/** Entries of a text: those that a delimiter has ended, and what comes after the last delimiter. */
export interface Entries {
  /** Entries that a delimiter ended, without the empty ones. */
  ended: string[];
  /** Entry after the last delimiter, or `''`. */
  last: string;
  /** Text after the last delimiter as it was written. */
  rest: string;
  /** Text before the last delimiter as it was written. */
  head: string;
}

// An entry in quotation marks, where `""` stands for one mark, or in typographic ones, which phones write.
const quoted = /"([^"]*(?:""[^"]*)*)"|[“„]([^“”„]*)[“”]/y;

/**
 * Global pattern of a delimiter, whatever flags it came with. Its empty matches divide nothing.
 * @param delimiter Character, text or pattern.
 * @param otherwise Source of the pattern without a delimiter. Default: the comma of any script.
 */
export function delimiterPattern(
  delimiter: TagDelimiter | undefined,
  otherwise = '[,،、，]',
): RegExp {
  const given =
    delimiter instanceof RegExp
      ? delimiter
      : new RegExp(delimiter?.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&') || otherwise);
  return new RegExp(given.source, `${given.flags.replaceAll(/[gy]/g, '')}g`);
}

/**
 * Reads the entries of a text. An entry in quotation marks is taken as it is, any other without
 * the space around it. The time grows with the length of the text, whatever the text is.
 */
export function readEntries(text: string, pattern: RegExp): Entries {
  const ended: string[] = [];
  let start = 0;
  let cutAt = 0;
  // Found once for all entries that begin in the same run of space.
  let solid = -1;
  let quotation: Quotation | null = null;
  for (;;) {
    if (solid < start) {
      solid = nextSolid(text, start);
      quotation = readQuotation(text, solid, pattern);
    }
    const cut = quotation ? quotation.cut : nextCut(text, pattern, start);
    const entry = quotation?.entry ?? text.slice(start, cut?.index).trim();
    if (!cut) return { ended, last: entry, rest: text.slice(start), head: text.slice(0, cutAt) };
    if (entry) ended.push(entry);
    cutAt = cut.index;
    start = cut.index + cut[0].length;
  }
}

/** Entry in quotation marks and the delimiter that ends it. */
interface Quotation {
  entry: string;
  cut: RegExpExecArray | null;
}

/** Entry in quotation marks that begins at `from`, `null` where there is none or where it has more than space after it. */
function readQuotation(text: string, from: number, pattern: RegExp): Quotation | null {
  quoted.lastIndex = from;
  const quote = quoted.exec(text);
  if (!quote) return null;
  const close = quoted.lastIndex;
  const cut = nextCut(text, pattern, close);
  if (text.slice(close, cut?.index).trim()) return null;
  return { entry: quote[1]?.replaceAll('""', '"') ?? quote[2] ?? '', cut };
}

/** Place of the first character from `from` on that is no space. */
function nextSolid(text: string, from: number): number {
  const solid = /\S/g;
  solid.lastIndex = from;
  return solid.exec(text)?.index ?? text.length;
}

function nextCut(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  for (;;) {
    const cut = pattern.exec(text);
    if (!cut || cut[0]) return cut;
    // A step into the middle of a surrogate pair would be undone (ECMAScript, AdvanceStringIndex).
    pattern.lastIndex = cut.index + ((text.codePointAt(cut.index) ?? 0) > 0xffff ? 2 : 1);
  }
}

/** Mark that would close the quotation which the text opens and has not closed, or `''`. */
export function missingQuote(text: string): string {
  if (/^\s*"/.test(text) && text.split('"').length % 2 === 0) return '"';
  return /^\s*[“„][^“”„]*$/.test(text) ? '”' : '';
}

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
