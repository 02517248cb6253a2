const use = /var\(\s*(--tessera-[a-z0-9-]+)/g;

/** Names of the tokens that style sheets use, each once, in the order of the alphabet. */
export function readTokens(css: string | string[]): string[] {
  const sheets = typeof css === 'string' ? [css] : css;
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(use)].map((match) => match[1] ?? ''));
  return [...new Set(names)].sort();
}
