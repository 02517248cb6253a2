import { gzipSync } from 'node:zlib';
import type { ItemPlan } from './item-plan.ts';
import type { Parcel } from './parcel.ts';
import type { SourceText } from './to-javascript.ts';

/** Version ranges by package. */
type Ranges = Readonly<Record<string, string>>;

/** Parts of `package.json` that items use. */
export interface Manifest {
  /** Packages that the source imports. */
  dependencies: Ranges;
  /** Packages of the build; types of imported packages are included in items. */
  devDependencies: Ranges;
}

/** One file of an item. */
export interface ItemFile {
  /** Path in the repository. */
  path: string;
  /**
   * Type of the file, which the CLI copies unchanged. From files of other types, it would remove the opening
   * comment.
   */
  type: 'registry:file';
  /** Target path in the host project. */
  target: string;
  /** Text of the file; omitted in the list of all items. */
  content?: string;
}

/** Metadata of an item. */
export interface ItemFacts {
  /** License of the code as an SPDX identifier. */
  license: string;
  /** Other license notices, such as those of data. */
  notices: string[];
  /** Modules that the host imports, below the folder of the items: `components/rating`. */
  entries: string[];
  /** Number of files. */
  files: number;
  /** Total size in bytes. */
  bytes: number;
  /** Total size in bytes, compressed with gzip. */
  gzipBytes: number;
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

/** Sources of an item. */
export interface ItemSources {
  /** The repository's `package.json`. */
  manifest: Manifest;
  /** Whether an item depends on other items instead of including their files. */
  linked: boolean;
  /** Returns a file for copying, by its path in the repository. */
  copyOf: (path: string) => SourceText;
  /** Returns the text of a file in the repository. */
  read: (path: string) => string;
}

/** Provided by the host: an item with a version would replace the host's own. */
const peers = new Set(['react', 'react-dom']);

/** Target folder below the host's components; in a project without a `components.json`, below its root. */
const root = '@ui/tessera/';

/**
 * Path of the license, which is part of every item and also contains the licenses of icons, flags and data.
 */
export const licensePath = 'LICENSE';

/** Path of the readme of a copy: what a project needs, and how to exclude the copy from its linters. */
export const readmePath = 'README.md';

/**
 * Returns an item with the text of its files.
 * @param parcel Content of the item; paths are below `src`.
 * @param needs URLs of the items that it depends on.
 * @throws If `package.json` has no range for an imported package.
 */
export function registryItem(
  plan: ItemPlan,
  parcel: Parcel,
  needs: readonly string[],
  { manifest, linked, copyOf, read }: ItemSources,
): RegistryItem {
  const paths = [licensePath, readmePath, ...pathsOf(parcel)];
  const files = paths.map((path) => fileOf(copyOf(path)));
  const text = files.map(({ content }) => content).join('');
  const packages = parcel.packages.filter((name) => !peers.has(name));
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: plan.name,
    type: 'registry:item',
    title: plan.title,
    description: describe(plan, read),
    categories: [plan.category],
    dependencies: packages.map((name) => `${name}@${rangeOf(name, manifest)}`),
    devDependencies: packages.flatMap((name) => typesOf(name, manifest)),
    registryDependencies: [...needs],
    files,
    docs: docsOf(plan, { linked, read }),
    meta: {
      license: 'MIT',
      notices: [...parcel.notices],
      entries: entriesOf(plan),
      files: files.length,
      bytes: Buffer.byteLength(text),
      gzipBytes: gzipSync(text, { level: 9 }).length,
    },
  };
}

/** Returns the paths of the files in the repository. */
export function pathsOf({ files }: Parcel): string[] {
  return files.map((path) => `src/${path}`);
}

function fileOf({ path, content }: SourceText): ItemFile {
  return { path, type: 'registry:file', target: root + path.replace(/^src\//, ''), content };
}

function entriesOf({ entryPoints }: ItemPlan): string[] {
  return entryPoints.map((path) => path.replace(/(\/index)?\.tsx?$/, ''));
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
function commentOf({ name, own }: ItemPlan, read: ItemSources['read']): string[] {
  const main = own.find((path) => path.endsWith(`/${name}.tsx`) || path.endsWith(`/${name}.ts`));
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|interface) ${symbolOf(name)}\b`,
  );
  const text = (main && comment.exec(read(`src/${main}`))?.[1]) ?? '';
  return text.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
}

function symbolOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the first sentence of that comment, or else the title. */
function describe(plan: ItemPlan, read: ItemSources['read']): string {
  const words = commentOf(plan, read).join(' ').trim();
  return words.split(/(?<=\.)\s/)[0] || plan.title;
}

/**
 * Text that the CLI prints at the end, for each item and for every item that it depends on: the import of the item, and its
 * usage if its comment contains an example. What all share is in the readme. Linked items with styles all depend on the
 * tokens, so among linked items only the tokens have a text.
 */
function docsOf(plan: ItemPlan, { linked, read }: Pick<ItemSources, 'linked' | 'read'>): string {
  if (linked && plan.name !== 'tokens') return '';
  const [entry = '', ...others] = entriesOf(plan);
  if (others.length > 0) return 'Read tessera/README.md.';
  const lines = commentOf(plan, read);
  const start = lines.indexOf('@example') + 1;
  const name = start > 0 ? symbolOf(plan.name) : 'it';
  const advice = entry.endsWith('.css')
    ? `Import tessera/${entry} once, and read tessera/README.md.`
    : `Import ${name} from tessera/${entry}, and read tessera/README.md.`;
  return start > 0 ? `${advice}\n${lines.slice(start).join('\n').trimEnd()}` : advice;
}
