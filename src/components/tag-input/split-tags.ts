/** Character, string or pattern that separates tags. */
export type TagDelimiter = string | RegExp;

/** Tags of a text: those that a delimiter ends, and the one after the last delimiter. */
export interface TagText {
  /** All tags, without empty ones. */
  tags: string[];
  /** Tags that end with a delimiter, without empty ones. */
  ended: string[];
  /** Text after the last delimiter, unchanged. */
  rest: string;
  /** Text before the last delimiter, unchanged. */
  head: string;
}

// Entry in quotation marks, in which `""` is an escaped mark, or in typographic quotation marks, which phones
// insert.
const quoted = /"([^"]*(?:""[^"]*)*)"|[“„]([^“”„]*)[“”]/y;

// The flags of Scotland and others differ only in characters that are invisible elsewhere.
const invisible =
  /(\u{1F3F4}[\u{E0030}-\u{E007F}]+)|[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Returns a text without invisible characters, such as zero-width spaces and control characters. */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '$1');
}

/** Whether a text has only white space and invisible characters, or none. */
export function isBlank(text: string): boolean {
  return visibleText(text).trim() === '';
}

const edge = /[\s\p{Bidi_C}]/u;

/** Returns a text without the white space and direction marks around it. The time is linear in its length. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (start < end && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns the global pattern of a delimiter, regardless of its flags. Empty matches do not split.
 * @param otherwise Source of the default pattern.
 */
function delimiterPattern(delimiter: TagDelimiter | undefined, otherwise: string): RegExp {
  const given =
    delimiter instanceof RegExp
      ? delimiter
      : new RegExp(delimiter?.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&') || otherwise);
  return new RegExp(given.source, `${given.flags.replaceAll(/[gy]/g, '')}g`);
}

/**
 * Parses the tags of a text. Quoted ones are kept unchanged; others lose white space and direction marks at their ends. The
 * time is linear in the length of any text.
 */
function readTags(text: string, pattern: RegExp): TagText {
  const ended: string[] = [];
  let start = 0;
  let cutAt = 0;
  // Computed once for all entries that start in the same run of whitespace.
  let solid = -1;
  let quotation: Quotation | null = null;
  for (;;) {
    if (solid < start) {
      solid = nextSolid(text, start);
      quotation = readQuotation(text, solid, pattern);
    }
    const cut = quotation ? quotation.cut : nextCut(text, pattern, start);
    const entry = quotation?.entry ?? trimmed(text.slice(start, cut?.index));
    if (!cut) {
      const tags = isBlank(entry) ? ended : [...ended, entry];
      return { tags, ended, rest: text.slice(start), head: text.slice(0, cutAt) };
    }
    if (!isBlank(entry)) ended.push(entry);
    cutAt = cut.index;
    start = cut.index + cut[0].length;
  }
}

/** Quoted entry and the delimiter after it. */
interface Quotation {
  entry: string;
  cut: RegExpExecArray | null;
}

/**
 * Returns the quoted entry at `from`, or `null` if there is none. If more than whitespace follows it, as in
 * `"Last, First" <mail@example.org>`, the entry is all of that, unchanged.
 */
function readQuotation(text: string, from: number, pattern: RegExp): Quotation | null {
  quoted.lastIndex = from;
  const quote = quoted.exec(text);
  if (!quote) return null;
  const close = quoted.lastIndex;
  const cut = nextCutOutside(text, pattern, close);
  if (trimmed(text.slice(close, cut?.index))) {
    return { entry: trimmed(text.slice(from, cut?.index)), cut };
  }
  return { entry: quote[1]?.replaceAll('""', '"') ?? quote[2] ?? '', cut };
}

/** Returns the index of the next character that is neither white space nor a direction mark. */
function nextSolid(text: string, from: number): number {
  const solid = /[^\s\p{Bidi_C}]/gu;
  solid.lastIndex = from;
  return solid.exec(text)?.index ?? text.length;
}

function nextCut(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  for (;;) {
    const cut = pattern.exec(text);
    if (!cut || cut[0]) return cut;
    // An index in the middle of a surrogate pair would be reverted (ECMAScript, AdvanceStringIndex).
    pattern.lastIndex = cut.index + ((text.codePointAt(cut.index) ?? 0) > 0xffff ? 2 : 1);
  }
}

/** Returns the next delimiter that is not in quotation marks, which follow whitespace. */
function nextCutOutside(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  let at = from;
  let cut = nextCut(text, pattern, at);
  while (cut) {
    const open = text.slice(at, cut.index).search(/\s["“„]/u);
    if (open < 0) return cut;
    quoted.lastIndex = at + open + 1;
    at = quoted.test(text) ? quoted.lastIndex : at + open + 2;
    if (at > cut.index) cut = nextCut(text, pattern, at);
  }
  return cut;
}

/** Returns the closing mark of an unclosed quotation, or `''`. */
function missingQuote(text: string): string {
  if (/^\s*"/.test(text) && text.split('"').length % 2 === 0) return '"';
  return /^\s*[“„][^“”„]*$/.test(text) ? '”' : '';
}

/**
 * Reads typed text. An unclosed quotation counts as closed at the end of the text, and no tag of it has ended.
 * @param delimiter Character, string or pattern. Default: the comma of any script.
 */
export function readTyped(text: string, delimiter?: TagDelimiter): TagText {
  const quote = missingQuote(text);
  const all = readTags(text + quote, delimiterPattern(delimiter, '[,،、，]'));
  return quote ? { tags: all.tags, ended: [], rest: text, head: '' } : all;
}

/**
 * Returns the pattern that splits pasted text: also at line breaks, those of word processors included, and at tabs between the cells of a
 * spreadsheet.
 */
function pastePattern(delimiter?: TagDelimiter): RegExp {
  const { source, flags } = delimiterPattern(delimiter, '[,،、，;؛；]');
  return new RegExp(`[\\t-\\r\\x85\\u2028\\u2029]|(?:${source})`, flags);
}

/**
 * Reads pasted text, as {@link splitTags} does.
 * @param delimiter Character, string or pattern. Default: commas and semicolons.
 */
export function readPasted(text: string, delimiter?: TagDelimiter): TagText {
  return readTags(text, pastePattern(delimiter));
}

/**
 * Splits pasted text into tags: at the delimiter, at tabs and at line breaks (LF, CR, CRLF). A quoted entry
 * may contain any of these; `""` in it is an escaped mark (RFC 4180). Empty entries are omitted.
 * @param delimiter Character, string or pattern. Default: commas and semicolons.
 */
export function splitTags(text: string, delimiter?: TagDelimiter): string[] {
  return readPasted(text, delimiter).tags;
}

/**
 * Joins tags with one tag per line, so that {@link splitTags} returns the same tags: those that contain a
 * delimiter, a line break or a quotation mark are quoted.
 * @param delimiter Character, string or pattern that the text will be split at. Default: commas and
 * semicolons.
 */
export function joinTags(tags: readonly string[], delimiter?: TagDelimiter): string {
  const pattern = pastePattern(delimiter);
  const quoteTag = (tag: string) => {
    // An opening mark here might be closed in another tag.
    const isPlain =
      readTags(tag, pattern).rest === tag && trimmed(tag) === tag && !/^["“„]/.test(tag);
    return isPlain ? tag : `"${tag.replaceAll('"', '""')}"`;
  };
  return tags.map(quoteTag).join('\n');
}
