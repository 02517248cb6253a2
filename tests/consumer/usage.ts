import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RegistryItem } from './built-registry.ts';
import { nameTemplates, repository } from './host.ts';

const support = join(repository, 'tests/support');
const home = '@/components/ui/tessera';

/** Imports of this repository as a host writes them. */
export function inHost(source: string): string {
  return (
    source
      .replaceAll(/'#src\/(.+?)(?:\/index)?\.tsx?'/g, `'${home}/$1'`)
      .replaceAll("'#src/", `'${home}/`)
      .replaceAll(/(from '\.[^']*)\.tsx?'/g, "$1'")
      // A server component cannot call functions of client modules.
      .replaceAll(/^await (preload\w+)\(\);$/gm, 'void $1;')
  );
}

/**
 * Adds to a host the rows by which the conformance tests mount and use each widget, so that a new widget is used in
 * the hosts immediately; pages that show it; and a module with every library.
 */
export function giveUsage(host: string, items: readonly RegistryItem[]): void {
  const folder = join(host, 'src/usage');
  cpSync(join(repository, 'tests/consumer/hosts/usage'), folder, { recursive: true });
  nameTemplates(folder);
  for (const path of globSync('{conformance-rows/*,conformance/conformance-row.ts,widget-row.ts}', {
    cwd: support,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), inHost(readFileSync(join(support, path), 'utf8')));
  }
  writeFileSync(join(folder, 'rows.ts'), moduleOfRows());
  writeFileSync(join(folder, 'libraries.ts'), moduleOfLibraries(items));
}

/** Module with the rows of all widgets, and the props that a page mounts one with. */
function moduleOfRows(): string {
  const names = rowNames();
  return [
    ...names.map(
      (name, index) => `import { rows as rows${index} } from './conformance-rows/${name}';`,
    ),
    `import type { WidgetRow } from './widget-row';`,
    `export const rows: readonly WidgetRow[] = [${names.map((_, index) => `...rows${index}`).join(', ')}];`,
    'export function propsOf({ input, pageProps }: WidgetRow) {',
    '  return { ...(input && { name: input.name, defaultValue: input.value.initial }), ...pageProps };',
    '}',
    '',
  ].join('\n');
}

/** Module that exports the libraries, each under its own name. */
function moduleOfLibraries(items: readonly RegistryItem[]): string {
  const lines = items
    .filter(({ categories }) => categories.includes('libraries'))
    .flatMap(({ meta }) => meta.entries)
    .map((entry) => {
      const name = entry.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
      return `export * as ${name} from '${home}/${entry}';\n`;
    });
  return lines.join('');
}

/** Names of the files with rows, which are those of the widgets' folders. */
export function rowNames(): string[] {
  const paths = globSync('conformance-rows/*.tsx', { cwd: support });
  return paths.map((path) => basename(path, '.tsx')).sort();
}
