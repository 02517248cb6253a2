import type { ImportGraph, Origin } from './import-graph.ts';

/** Item of the registry: a component, a screen, a library, a language, a calendar or a style sheet. */
export interface Item {
  /** Name of the item, such as `date-range-picker`. */
  name: string;
  /** Title, such as `Date range picker`. */
  title: string;
  category: 'widgets' | 'primitives' | 'screens' | 'languages' | 'libraries' | 'tokens';
  /** Files that a host imports, the main one first; a copy consists of them and their imports. */
  entries: readonly string[];
  /**
   * Folder with a slash whose files a linked copy owns; it imports the others from the package. Without it, the item
   * has no linked copy: hosts import it from the package.
   */
  room?: string;
}

/** Entry point of the package. */
export interface EntryPoint {
  /** Path in the `exports` of the package: `.`, `./rating`, `./auth/react`, `./tokens.css`. */
  name: string;
  /** File that it resolves to, below `src`. */
  entry: string;
}

/**
 * Packages that only one component needs, or those of one kind: optional peer dependencies of the package. If one is missing,
 * the error message of the bundler or Node.js contains its name.
 */
export const onDemand: ReadonlySet<string> = new Set([
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'dompurify',
  'jose',
  'qrcode.react',
  'react-select',
]);

const door = /^(components|primitives)\/([^/]+)\/index\.ts$/;
const parts = /^components\/([^/]+\/parts)\.ts$/;
const sheet = /^tokens\/([^/]+)\.css$/;
const language = /^(app\/screens\/)?languages\/([a-z]{2}(?:-[a-z]+)?)\.ts$/;
const library = /^((?:validation|auth|testing)(?:\/[^/]+)?)\/index\.ts$/;
const calendar = /^calendars\/([a-z]+)\.ts$/;
const screen = /^app\/screens\/([a-z-]+-(?:screen|form))\.tsx$/;
const provider = 'core/provider/index.ts';

/**
 * Returns the entry points of the package: the main one, `core`, and one per folder of a component or primitive, parts that
 * other components use, library, language, calendar and style sheet of the tokens.
 * @param paths Paths of the sources, below `src`.
 */
export function entryPointsOf(paths: Iterable<string>): EntryPoint[] {
  return [...paths].sort().flatMap((entry) => {
    const name = entryPointName(entry);
    return name === undefined ? [] : [{ name, entry }];
  });
}

/** Whether an entry point is a style sheet. */
export function isSheet({ entry }: EntryPoint): boolean {
  return entry.endsWith('.css');
}

function entryPointName(path: string): string | undefined {
  if (path === 'index.ts') return '.';
  if (path === 'core/index.ts') return './core';
  if (path === provider) return './provider';
  const folder = door.exec(path)?.[2] ?? parts.exec(path)?.[1] ?? library.exec(path)?.[1];
  if (folder !== undefined) return `./${folder}`;
  if (sheet.test(path)) return `./${sheet.exec(path)?.[1]}.css`;
  const isFile = (language.test(path) && !path.startsWith('app/')) || calendar.test(path);
  return isFile ? `./${path.replace(/\.ts$/, '')}` : undefined;
}

/**
 * Returns the items: one for each component that has a file of its own name, and one for each screen, language,
 * calendar, library and style sheet of the tokens.
 * @param paths Paths of the sources, below `src`.
 * @throws If two items have the same name.
 */
export function itemsOf(paths: Iterable<string>, graph: ImportGraph): Item[] {
  const items = [...paths]
    .sort()
    .flatMap((path) => [...componentsIn(path, graph), ...othersAt(path)]);
  const names = items.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Two items have the name "${twice}": rename one of the files.`);
  return items.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the components that an `index.ts` exports: `DatePicker` from `date-picker.tsx`, and so on. */
function componentsIn(path: string, graph: ImportGraph): Item[] {
  const [, folder = '', family = ''] = door.exec(path) ?? [];
  if (!folder) return [];
  const exported = [...graph.exportsOf(path).values()];
  const category = folder === 'components' ? 'widgets' : 'primitives';
  const components = exported
    .filter((origin) => isComponent(origin) && origin.path.startsWith(`${folder}/${family}/`))
    .map((origin) => origin.path);
  const reached = new Set(components.flatMap((entry) => closureOf(graph, [entry])));
  // Functions for the caller alone, such as the payloads of a QR code, are part of the item of the folder.
  const rest = exported.map((origin) => origin.path).filter((file) => !reached.has(file));
  return components.map((entry) => {
    const name = baseOf(entry);
    const entries = name === family ? [...new Set([entry, ...rest])] : [entry];
    return item(name, category, entries, `${folder}/${family}/`);
  });
}

function isComponent({ path, name }: Origin): boolean {
  const kebab = name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return path.endsWith(`/${kebab}.tsx`) && /^[A-Z]/.test(name);
}

function othersAt(path: string): Item[] {
  const tokens = sheet.exec(path)?.[1];
  if (tokens) return [item(tokens, 'tokens', [path])];
  const [, screens, tag] = language.exec(path) ?? [];
  if (tag && screens) return [item(`screen-language-${tag}`, 'languages', [path], 'app/screens/')];
  if (tag) return [item(`language-${tag}`, 'languages', [path])];
  const system = calendar.exec(path)?.[1];
  if (system) return [item(`${system}-calendar`, 'libraries', [path])];
  const room = screen.exec(path)?.[1];
  if (room) return [item(room, 'screens', [path], 'app/screens/')];
  if (path === provider) return [item('provider', 'libraries', [path])];
  const name = library.exec(path)?.[1];
  return name ? [item(name.replace('/', '-'), 'libraries', [path])] : [];
}

function item(name: string, category: Item['category'], entries: string[], room?: string): Item {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, title, category, entries, ...(room && { room }) };
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
}

/** Returns files with their transitive imports, sorted; `follows` decides which imports are followed. */
export function closureOf(
  graph: ImportGraph,
  entries: readonly string[],
  follows: (path: string) => boolean = () => true,
): string[] {
  const files = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    graph(path).imports.filter(follows).forEach(visit);
  };
  entries.forEach(visit);
  return [...files].sort();
}
