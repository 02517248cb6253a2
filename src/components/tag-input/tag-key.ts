// A tag is compared with each that is added later.
const keys = new Map<string, string>();

/**
 * Text that two tags share when they count as the same in a language: without regard to case (Turkish dotted and
 * dotless i, German ß and ss), to the way a letter is composed (Unicode NFKC) and to the amount of space.
 */
export function tagKey(tag: string, locale: string): string {
  const name = `${locale} ${tag}`;
  let key = keys.get(name);
  if (key === undefined) {
    key = tag
      .normalize('NFKC')
      // Lower case first: the capital ẞ has no upper case SS of its own.
      .toLocaleLowerCase(locale)
      .toLocaleUpperCase(locale)
      .toLocaleLowerCase(locale)
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (keys.size > 5000) keys.clear();
    keys.set(name, key);
  }
  return key;
}

/** Number of characters as users count them (grapheme clusters, UAX 29): an emoji of several code points is one. */
export function tagLength(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}
