/**
 * Import of a module as a developer writes it, with the component that is named as its folder.
 * @param entry Module below the folder of the items: `components/date-picker`.
 * @param from Specifier that leads to it in the host.
 */
export function importLine(entry: string, from: string): string {
  if (entry.endsWith('.css')) return `import '${from}';`;
  const [, folder] =
    /^(?:components|primitives|internals|app\/screens)\/([^/]+)$/.exec(entry) ?? [];
  const name = folder?.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import { ${name ?? '…'} } from '${from}';`;
}

/** Import of the tokens, with when to write it. */
export function tokensLines(from: string): string[] {
  return ['// Once, where the application begins:', `import '${from}';`];
}
