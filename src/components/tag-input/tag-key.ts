/**
 * Text that two tags share when a reader of the locale takes them for the same: without regard to case (Turkish
 * dotted and dotless i, German ß and ss), to the way a letter is composed (Unicode NFKC) and to the amount of space.
 */
export function tagKey(tag: string, locale: string): string {
  return (
    tag
      .normalize('NFKC')
      // The small letter first: the capital ẞ has no double S of its own.
      .toLocaleLowerCase(locale)
      .toLocaleUpperCase(locale)
      .toLocaleLowerCase(locale)
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Number of characters as a reader counts them (grapheme clusters, UAX 29): an emoji of several code points is one. */
export function tagLength(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}
