/** Sign, or text, that ends one tag and begins the next. */
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

// Commas and semicolons of every script that has its own; a line and a spreadsheet's cell end a pasted tag.
const commas = '[,،、，]';
const listSigns = '[,،、，;؛；]';
const breaks = '[\\t\\r\\n]';

// An entry in quotation marks, where `""` stands for one mark, or in typographic ones, which phones write.
const quoted = /\s*(?:"([^"]*(?:""[^"]*)*)"|[“„]([^“”„]*)[“”])/y;

/**
 * Global pattern of a delimiter, whatever flags it came with. Its empty matches divide nothing.
 * @param delimiter Sign or pattern; `undefined` for commas, and semicolons in a pasted text.
 * @param pasted Whether tabs and line ends divide too.
 */
export function delimiterPattern(delimiter: TagDelimiter | undefined, pasted: boolean): RegExp {
  const given =
    delimiter instanceof RegExp
      ? delimiter
      : new RegExp(delimiter?.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&') || (pasted ? listSigns : commas));
  const source = pasted ? `${breaks}|(?:${given.source})` : given.source;
  return new RegExp(source, `${given.flags.replaceAll(/[gy]/g, '')}g`);
}

/** Entries of a text; one that stands in quotation marks as a whole is taken as it is, any other without the space around it. */
export function readEntries(text: string, pattern: RegExp): Entries {
  const ended: string[] = [];
  let cutAt = 0;
  for (let start = 0; ; ) {
    quoted.lastIndex = start;
    const quote = quoted.exec(text);
    const close = quoted.lastIndex;
    let cut = nextCut(text, pattern, quote ? close : start);
    let entry = quote && (quote[1]?.replaceAll('""', '"') ?? quote[2] ?? '');
    if (entry === null || text.slice(close, cut?.index).trim()) {
      if (quote) cut = nextCut(text, pattern, start);
      entry = text.slice(start, cut?.index).trim();
    }
    if (!cut) return { ended, last: entry, rest: text.slice(start), head: text.slice(0, cutAt) };
    if (entry) ended.push(entry);
    cutAt = cut.index;
    start = cut.index + cut[0].length;
  }
}

function nextCut(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  for (;;) {
    const cut = pattern.exec(text);
    if (!cut || cut[0]) return cut;
    // A step into the middle of a pair of surrogates would be taken back (ECMAScript, AdvanceStringIndex).
    pattern.lastIndex = cut.index + ((text.codePointAt(cut.index) ?? 0) > 0xffff ? 2 : 1);
  }
}

/**
 * Tags of a text as it is pasted: divided at the delimiter, at tabs and at line ends (LF, CR, CRLF). An entry in
 * quotation marks may hold any of these; `""` in it stands for one mark (RFC 4180). Empty entries are left out.
 * @param delimiter Sign or pattern. Default: commas and semicolons.
 */
export function splitTags(text: string, delimiter?: TagDelimiter): string[] {
  const { ended, last } = readEntries(text, delimiterPattern(delimiter, true));
  return last ? [...ended, last] : ended;
}

/**
 * Text with one tag a line from which {@link splitTags} reads the same tags again: those that hold a delimiter, a
 * line end or a quotation mark stand in quotation marks.
 * @param delimiter Sign or pattern that the reader of the text divides at. Default: commas and semicolons.
 */
export function joinTags(tags: readonly string[], delimiter?: TagDelimiter): string {
  const pattern = delimiterPattern(delimiter, true);
  return tags.map((tag) => quoteTag(tag, pattern)).join('\n');
}

/** The tag as an entry of a text that is divided by the pattern. */
export function quoteTag(tag: string, pattern: RegExp): string {
  const { last, rest } = readEntries(tag, pattern);
  // A mark that opens here might close in another tag.
  const isPlain = last === tag && rest === tag && !/^["“„]/.test(tag);
  return isPlain ? tag : `"${tag.replaceAll('"', '""')}"`;
}

/** Mark that would close the quotation which the text opens and has not closed, or `''`. */
export function missingQuote(text: string): string {
  if (/^\s*"/.test(text) && text.split('"').length % 2 === 0) return '"';
  return /^\s*[“„][^“”„]*$/.test(text) ? '”' : '';
}
