import { manifestOf, manifestPath, type CopySource } from '../cli/manifest.ts';
import type { Change } from '../cli/registry.ts';
import type { Item } from './items.ts';
import type { SourceText } from './to-javascript.ts';

/** Version ranges by package. */
type Ranges = Readonly<Record<string, string>>;

/** Parts of the repository's `package.json` that items use. */
export interface Manifest {
  version: string;
  /** Packages that the source imports. */
  dependencies: Ranges;
  /** Packages of the build; types of imported packages are included in items. */
  devDependencies: Ranges;
}

/** One file of an item. */
export interface ItemFile {
  path: string;
  /**
   * Type of the file, which the CLI copies unchanged. From files of other types, it would remove the opening
   * comment.
   */
  type: 'registry:file';
  /** Target path in the host project. */
  target: string;
  /** Text of the file. */
  content: string;
}

/** Metadata of an item. */
export interface ItemFacts {
  /** License of the code as an SPDX identifier. */
  license: string;
  /** Other license notices, such as those of data. */
  notices: string[];
  /** Modules that the host imports, below the folder of the items: `components/rating/rating`. */
  entries: string[];
  /** Entry points of the package that export the same: `tessera-ui/rating`; none for screens. */
  installed: string[];
  /** Packages that `tessera-ui` does not install by itself, and that the item needs. */
  optional: string[];
  /** Version of Tessera. */
  version: string;
  /** What the changelog says of the item, newest first. */
  changes: readonly Change[];
  /** Number of source files, without the license, the readme and the manifest. */
  files: number;
  /** Number of lines of the source files. */
  lines: number;
  /** Size of the source files in bytes. */
  bytes: number;
  /** Counts of the whole copy, if this one is linked. */
  standalone?: { files: number; lines: number };
}

/** Item of a registry: https://ui.shadcn.com/schema/registry-item.json. */
export interface RegistryItem {
  $schema?: string;
  name: string;
  /** Type of the item, which the CLI can also add to a project without a `components.json`. */
  type: 'registry:item';
  title: string;
  description: string;
  categories: string[];
  dependencies: string[];
  devDependencies: string[];
  registryDependencies: string[];
  files: ItemFile[];
  docs: string;
  meta: ItemFacts;
}

/** Content of an item. */
export interface ItemContent {
  item: Item;
  /** Folder of the item below the registry. */
  source: CopySource;
  /** Public URL or folder of the registry, if it is known. */
  registry: string | undefined;
  /** Copied source files. */
  copies: readonly SourceText[];
  /** License and readme, beside whole copies. */
  extras: readonly SourceText[];
  /** Names of the imported packages, without those of the package itself. */
  packages: readonly string[];
  /** Specifier of the package for `npm install`, if the copy is linked: `tessera-ui@0.1.0`. */
  tessera: string | undefined;
  /** Packages that `tessera-ui` does not install by itself, and that the item needs. */
  optional: readonly string[];
  /** Texts of the whole copy, if this one is linked. */
  whole?: Iterable<string> | undefined;
  /** What the changelog says of the item, newest first. */
  changes: readonly Change[];
  /** License notices of the sources. */
  notices: readonly string[];
  /** Entry points of the package that export the same. */
  installed: readonly string[];
  /** Text of the main source file. */
  main: string;
}

/** Provided by the host: an item with a version would replace the host's own. */
const peers = new Set(['react', 'react-dom']);

/** Target folder below the host's components; in a project without a `components.json`, below its root. */
const root = '@ui/tessera/';

/**
 * Path of the license, which is part of every whole copy and also contains the licenses of icons, flags and data.
 */
export const licensePath = 'LICENSE';

/** Path of the readme of a whole copy: what a project needs, and how to exclude the copy from its linters. */
export const readmePath = 'README.md';

/**
 * Returns an item with the text of its files and the manifest by which `tessera-ui update` knows them.
 * @throws If `package.json` has no range for an imported package.
 */
export function registryItem(content: ItemContent, manifest: Manifest): RegistryItem {
  const { item, source, registry, copies, extras, packages, tessera, notices, main } = content;
  const copied = [...extras, ...copies];
  const { version } = manifest;
  const base = manifestOf(
    { item: item.name, source, version, registry },
    new Map(copied.map(({ path, content: text }) => [path, text])),
  );
  const text = copies.map((file) => file.content).join('');
  const needed = packages.filter((name) => !peers.has(name));
  const files = [...copied, { path: manifestPath(item.name), content: base }].map(fileOf);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: item.name,
    type: 'registry:item',
    title: item.title,
    description: describe(item, main),
    categories: [item.category],
    dependencies: [
      ...needed.map((name) => `${name}@${rangeOf(name, manifest)}`),
      ...(tessera === undefined ? [] : [tessera]),
    ],
    devDependencies: needed.flatMap((name) => typesOf(name, manifest)),
    registryDependencies: [],
    files,
    docs: docsOf(item, tessera !== undefined, main),
    meta: {
      license: 'MIT',
      notices: [...notices],
      entries: entriesOf(item),
      installed: [...content.installed],
      optional: [...content.optional],
      version,
      changes: content.changes,
      ...countsOf(copies.map((file) => file.content)),
      bytes: Buffer.byteLength(text),
      ...(content.whole && { standalone: countsOf([...content.whole]) }),
    },
  };
}

function countsOf(texts: readonly string[]) {
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  return { files: texts.length, lines };
}

function fileOf({ path, content }: SourceText): ItemFile {
  return { path: `src/${path}`, type: 'registry:file', target: root + path, content };
}

function entriesOf({ entries: [main = ''] }: Item): string[] {
  return [main.replace(/(\/index)?\.tsx?$/, '')];
}

function rangeOf(name: string, { dependencies }: Manifest): string {
  const range = dependencies[name];
  if (range !== undefined) return range;
  throw new Error(`The source imports "${name}", which package.json does not depend on: add it.`);
}

function typesOf(name: string, { devDependencies }: Manifest): string[] {
  const types = `@types/${name.replace(/^@(.+)\//, '$1__')}`;
  const range = devDependencies[types];
  return range === undefined ? [] : [`${types}@${range}`];
}

/** Returns the lines of the JSDoc of the component or interface with the item's name. */
function commentOf({ name }: Item, main: string): string[] {
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|interface) ${symbolOf(name)}\b`,
  );
  const text = comment.exec(main)?.[1] ?? '';
  return text.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
}

function symbolOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the first sentence of that comment, or else the title. */
function describe(item: Item, main: string): string {
  const words = commentOf(item, main).join(' ').trim();
  return words.split(/(?<=\.)\s/)[0] || item.title;
}

/**
 * Text that the CLI prints at the end: the import of the item, its usage if its comment contains an example, and where to
 * read more.
 */
function docsOf(item: Item, isLinked: boolean, main: string): string {
  const [entry = ''] = entriesOf(item);
  const lines = commentOf(item, main);
  const start = lines.indexOf('@example') + 1;
  const more = isLinked
    ? "Import 'tessera-ui/tokens.css' once. To update the copy later: npx tessera-ui status."
    : 'Read tessera/README.md.';
  if (entry.endsWith('.css')) return `Import tessera/${entry} once. ${more}`;
  const name =
    start > 0 || !/^(languages|libraries)$/.test(item.category) ? symbolOf(item.name) : 'it';
  const advice = `Import ${name} from tessera/${entry}. ${more}`;
  return start > 0 ? `${advice}\n${lines.slice(start).join('\n').trimEnd()}` : advice;
}
