import { gzipSync } from 'node:zlib';
import type { ItemPlan } from './item-plan.ts';
import type { Parcel } from './parcel.ts';

/** Ranges of packages, by name. */
type Ranges = Readonly<Record<string, string>>;

/** Parts of `package.json` that an item repeats. */
export interface Manifest {
  /** Packages that the source imports. */
  dependencies: Ranges;
  /** Packages that it is built with; types of the imported ones among them go along. */
  devDependencies: Ranges;
}

/** How files are written down for the CLI. */
export interface Layout {
  /** Path in front of each target. */
  root: string;
  /** Kind of the files with code; the CLI adapts those of `registry:ui` and writes those of `registry:file` as they are. */
  code: 'registry:ui' | 'registry:file';
}

/** One file of an item. */
export interface ItemFile {
  /** Path in the repository. */
  path: string;
  /** Kind of the file: the CLI reads all but `registry:file` as TypeScript. */
  type: Layout['code'];
  /** Place in the host. */
  target: string;
  /** Text of the file; the list of all items goes without. */
  content?: string;
}

/** Item of a registry: https://ui.shadcn.com/schema/registry-item.json. */
export interface RegistryItem {
  $schema?: string;
  name: string;
  type: ItemPlan['type'] | 'registry:item';
  title: string;
  description: string;
  categories: string[];
  dependencies: string[];
  devDependencies: string[];
  registryDependencies: string[];
  files: ItemFile[];
  docs: string;
  meta: { license: string; notices: string[]; files: number; bytes: number; gzipBytes: number };
}

/** Text that the item needs, by path. */
export type ReadText = (path: string) => string;

/** The host brings these itself: an item that asked for a version would replace the host's own. */
const peers = new Set(['react', 'react-dom']);

/** Path of the licence, which goes along with every item. */
export const licence = 'LICENSE';

/** Path of the tokens, which every painted item needs, below the root of the repository. */
export const tokens = 'src/tokens/tokens.css';

/**
 * Item with the text of its files.
 * @param parcel What the item brings; paths below `src`.
 * @param needs Addresses of the items that bring the rest.
 * @param read Text of a file by its path in the repository.
 * @throws Where `package.json` has no range for a package that the files import.
 */
export function registryItem(
  plan: ItemPlan,
  parcel: Parcel,
  needs: readonly string[],
  { manifest, layout, read }: { manifest: Manifest; layout: Layout; read: ReadText },
): RegistryItem {
  const paths = [licence, ...parcel.files.map((path) => `src/${path}`)];
  const files = paths.map((path) => fileOf(path, layout, read));
  const text = files.map(({ content }) => content).join('');
  const packages = parcel.packages.filter((name) => !peers.has(name));
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: plan.name,
    type: layout.code === 'registry:file' ? 'registry:item' : plan.type,
    title: plan.title,
    description: describe(plan, read),
    categories: [plan.category],
    dependencies: packages.map((name) => `${name}@${rangeOf(name, manifest)}`),
    devDependencies: packages.flatMap((name) => typesOf(name, manifest)),
    registryDependencies: [...needs],
    files,
    docs: docsOf(plan, parcel, paths, layout),
    meta: {
      license: 'MIT',
      notices: [...parcel.notices],
      files: files.length,
      bytes: Buffer.byteLength(text),
      gzipBytes: gzipSync(text, { level: 9 }).length,
    },
  };
}

function fileOf(path: string, { root, code }: Layout, read: ReadText): ItemFile {
  const type = /\.tsx?$/.test(path) ? code : 'registry:file';
  const target = root + path.replace(/^src\//, '');
  return { path, type, target, content: read(path) };
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

/** First sentence of the component that has the item's name, or its title. */
function describe({ name, title, own }: ItemPlan, read: ReadText): string {
  const main = own.find((path) => path.endsWith(`/${name}.tsx`));
  const symbol = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export function ${symbol}\b`,
  );
  const words = main && comment.exec(read(`src/${main}`))?.[1]?.replaceAll(/\s*\n?\s*\*\s+/g, ' ');
  return words?.trim().split(/(?<=\.)\s/)[0] ?? title;
}

function docsOf(
  { title }: ItemPlan,
  { notices }: Parcel,
  paths: readonly string[],
  { root }: Layout,
): string {
  const folder = root.replace('@ui/', '');
  return [
    paths.some((path) => path.endsWith('.tsx')) &&
      `Tessera, ${title}: needs React 19 and a bundler that knows CSS Modules.`,
    paths.includes(tokens) &&
      `Import the tokens once, where the application begins: ${folder}tokens/tokens.css${root.startsWith('@ui/') ? ', in the folder of the ui components' : ''}.`,
    `Licence of ${title}: MIT, in ${folder}LICENSE.`,
    ...notices,
  ]
    .filter((line) => line !== false)
    .join('\n');
}
