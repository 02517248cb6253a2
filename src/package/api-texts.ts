import type { Origin } from '../registry/import-graph.ts';
import { isSheet, type EntryPoint } from '../registry/items.ts';
import { keyOf, readDeclarations, type Declarations } from './declarations.ts';

/**
 * Returns the public interface of the package as texts: one per component and library, and one for all primitives,
 * languages, calendars, parts for copies or entry points of the sign-in helper, each with the exports, the types of the folder and the values of
 * `data-slot`; one for the types that entry points share, `behind.txt`; and for a style sheet, the custom properties
 * that it sets. The main entry point has none: `src/index.ts` lists what it exports again.
 * @param files Text of each file of the package, by its path.
 * @returns Texts by file name, such as `rating.txt`.
 */
export function apiTexts(
  files: ReadonlyMap<string, string>,
  entryPoints: readonly EntryPoint[],
): Map<string, string> {
  const declarations = readDeclarations(files);
  const exportsOf = (entryPoint: EntryPoint) =>
    declarations.exportsOf(entryPoint.entry.replace(/\.tsx?$/, '.d.ts'));
  const modules = entryPoints.filter((one) => !isSheet(one) && one.name !== '.');
  const texts = new Map<string, string>();
  const add = (file: string, text: string) =>
    texts.set(file, [texts.get(file) ?? [], text].flat().join('\n'));
  const languages = new Map<string, string[]>();
  const roots = modules.flatMap((entryPoint) => [...exportsOf(entryPoint).values()]);
  const exportedKeys = new Set(roots.map(keyOf));
  const rest = new Map(declarations.behind(roots).filter(([key]) => !exportedKeys.has(key)));
  const printed = (origin: Origin) => textOf(declarations, origin, origin.name);
  for (const entryPoint of modules) {
    const exported = [...exportsOf(entryPoint)];
    const parts = exported.map(([name, origin]) => textOf(declarations, origin, name));
    if (entryPoint.entry.startsWith('languages/')) {
      const [own = ''] = parts.filter((part) => part.endsWith(': Language;'));
      const words = parts.filter((part) => part !== own).join('\n\n');
      languages.set(words, [...(languages.get(words) ?? []), `${title(entryPoint)}: ${own}`]);
      continue;
    }
    const own = [...rest].filter(([, { path }]) => path.startsWith(folderOf(entryPoint)));
    own.forEach(([key]) => rest.delete(key));
    if (own.length > 0) parts.push('# Behind it', ...own.map(([, origin]) => printed(origin)));
    const slots = slotsOf(files, entryPoint);
    if (slots.length > 0) parts.push('# Parts', slots.join('\n'));
    add(fileOf(entryPoint), page(entryPoint, parts));
  }
  for (const [words, titles] of languages) {
    add('languages.txt', `${titles.join('\n')}\n\n${words}\n`);
  }
  const common = [...rest.values()].map((origin) => `// ${origin.path}\n${printed(origin)}`);
  texts.set('behind.txt', `# Behind several entry points\n\n${common.join('\n\n')}\n`);
  for (const entryPoint of entryPoints.filter(isSheet)) {
    const sheet = files.get(`lib/${entryPoint.entry}`) ?? '';
    const names = [...sheet.matchAll(/(?<![\w-])(--[\w-]+)(?=\s*:)/g)].map(([name]) => name);
    texts.set(fileOf(entryPoint), page(entryPoint, [[...new Set(names)].sort().join('\n')]));
  }
  return texts;
}

function textOf(declarations: Declarations, origin: Origin, name: string): string {
  const text = declarations.textOf(origin);
  if (text === undefined) return `${name} = ${origin.name} of "${origin.path}"`;
  return name === origin.name ? text : `// as ${name}\n${text}`;
}

/** Returns the values of `data-slot` in a component's own modules. */
function slotsOf(files: ReadonlyMap<string, string>, entryPoint: EntryPoint): string[] {
  const folder = `lib/${folderOf(entryPoint)}`;
  const modules = [...files].filter(([path]) => path.startsWith(folder) && path.endsWith('.js'));
  const slots = modules.flatMap(([, text]) =>
    [...text.matchAll(/"data-slot": "([^"]+)"/g)].map(([, slot]) => `data-slot="${slot}"`),
  );
  return [...new Set(slots)].sort();
}

function title({ name }: EntryPoint): string {
  return `# tessera-ui${name.slice(1)}`;
}

function page(entryPoint: EntryPoint, parts: readonly string[]): string {
  return `${title(entryPoint)}\n\n${parts.join('\n\n')}\n`;
}

/** Returns the folder of an entry point's own files; for a single file, its path. */
function folderOf({ entry }: EntryPoint): string {
  return entry.endsWith('/index.ts') ? entry.slice(0, -'index.ts'.length) : entry;
}

/** Rooms whose entry points are small and change together. */
const gathered = ['primitives', 'auth', 'calendars'];

function fileOf({ name, entry }: EntryPoint): string {
  if (name.endsWith('/parts')) return 'parts.txt';
  const [room = ''] = entry.split('/');
  return `${gathered.includes(room) ? room : name.slice(2)}.txt`;
}
