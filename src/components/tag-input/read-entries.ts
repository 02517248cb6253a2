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

// An entry in quotation marks, where `""` stands for one mark, or in typographic ones, which phones write.
const quoted = /\s*(?:"([^"]*(?:""[^"]*)*)"|[“„]([^“”„]*)[“”])/y;

/**
 * Global pattern of a delimiter, whatever flags it came with. Its empty matches divide nothing.
 * @param delimiter Sign or pattern.
 * @param otherwise Source of the pattern that stands in for none. Default: the comma of any script.
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

/** Entries of a text; one that stands in quotation marks as a whole is taken as it is, any other without the space around it. */
export function readEntries(text: string, pattern: RegExp): Entries {
  const ended: string[] = [];
  let cutAt = 0;
  for (let start = 0; ;) {
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

/** Mark that would close the quotation which the text opens and has not closed, or `''`. */
export function missingQuote(text: string): string {
  if (/^\s*"/.test(text) && text.split('"').length % 2 === 0) return '"';
  return /^\s*[“„][^“”„]*$/.test(text) ? '”' : '';
}
