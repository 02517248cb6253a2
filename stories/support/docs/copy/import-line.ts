/**
 * Returns the import statement of a module.
 * @param entry Module below the folder of the items: `components/date-picker`.
 * @param from Import specifier in the host project.
 * @param names Exports to import; empty for a style sheet.
 */
export function importLine(entry: string, from: string, names: readonly string[]): string {
  if (entry.endsWith('.css')) return `import '${from}';`;
  return `import { ${names.join(', ')} } from '${from}';`;
}

/** Returns the import statement of the tokens, with a comment on when to add it. */
export function tokensLines(from: string): string[] {
  return ['// Once, at the entry point of the application:', `import '${from}';`];
}
