/**
 * Import of a module as a developer writes it.
 * @param entry Module below the folder of the items: `components/date-picker`.
 * @param from Specifier that leads to it in the host.
 * @param names Exports to import; a style sheet has none.
 */
export function importLine(entry: string, from: string, names: readonly string[]): string {
  if (entry.endsWith('.css')) return `import '${from}';`;
  return `import { ${names.join(', ')} } from '${from}';`;
}

/** Import of the tokens, with when to write it. */
export function tokensLines(from: string): string[] {
  return ['// Once, at the entry point of the application:', `import '${from}';`];
}
