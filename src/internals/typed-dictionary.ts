const letter = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a function that replaces words by their symbols, the longest word first.
 * @param joined Letters of scripts that are written without spaces; other words are replaced only as a whole.
 */
export function translator(
  symbols: ReadonlyMap<string, string>,
  joined: RegExp,
): (folded: string) => string {
  const keys = [...symbols.keys()].sort((a, b) => b.length - a.length);
  const joinedKeys = keys.filter((key) => joined.test(key)).map(escapePattern);
  const spacedKeys = keys.filter((key) => !joined.test(key)).map(escapePattern);
  const alternatives = [...joinedKeys, `(?<!${letter})(?:${spacedKeys.join('|')})(?!${letter})`];
  const pattern = new RegExp(alternatives.join('|'), 'gu');
  return (folded) => folded.replace(pattern, (word) => ` ${symbols.get(word) ?? '?'} `);
}

function escapePattern(key: string): string {
  return key.replace(/[?+]/g, String.raw`\$&`);
}
