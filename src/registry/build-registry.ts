import { changesOf, type Records } from '../cli/changes-of.ts';
import type { CopySource } from '../cli/manifest.ts';
import { copyMaker } from './copies.ts';
import { importGraph, type ImportGraph } from './import-graph.ts';
import {
  closureOf,
  entryPointsOf,
  itemsOf,
  onDemand,
  type EntryPoint,
  type Item,
} from './items.ts';
import { plainStyles } from './plain-styles.ts';
import {
  licensePath,
  readmePath,
  registryItem,
  type Manifest,
  type RegistryItem,
} from './registry-item.ts';
import { skillItem } from './skill-item.ts';
import { toJavaScript, type SourceText } from './to-javascript.ts';

/** Sources of a registry. */
export interface RegistrySources {
  /** Text of each file, by its path below `src`. */
  sources: ReadonlyMap<string, string>;
  licenseText: string;
  /** Text of the readme of a whole copy. */
  readmeText: string;
  /** The repository's `package.json`. */
  manifest: Manifest;
  /** Text of the skill for coding agents. */
  skill: string;
  /** What has changed, for `tessera-ui status`. */
  records: Records;
}

/** Options of a registry. */
export interface RegistryOptions {
  /** Public URL of the registry, such as `https://example.com/r`, or its absolute folder; omitted if it is unknown. */
  home?: string | undefined;
  /**
   * Version of `tessera-ui` that linked copies import, or the URL or path of its packed file; without it, every copy is a
   * whole copy.
   */
  tessera?: string | undefined;
}

/** Registry whose items are made when they are read. */
export interface Registry {
  /** Paths of all files: `registry.json`, `rating.json`, `js/standalone/rating.json`. */
  paths: readonly string[];
  /** Returns an item by its path without `.json`; `undefined` if there is none. */
  item: (path: string) => Promise<RegistryItem | undefined>;
  /** Returns the text of a file by its path; `undefined` if there is none. */
  read: (path: string) => Promise<string | undefined>;
}

const folders: readonly CopySource[] = ['', 'standalone/', 'js/', 'js/standalone/'];

/**
 * Opens the registry of the sources: `rating.json` and so on with linked copies, `standalone/` with whole copies, both
 * also below `js/` for hosts without TypeScript, and `registry.json` with the list of items.
 */
export async function openRegistry(
  { sources, licenseText, readmeText, manifest, skill, records }: RegistrySources,
  { home, tessera }: RegistryOptions = {},
): Promise<Registry> {
  const graph = importGraph(sources);
  const maker = copyMaker(sources, graph, await plainStyles(sources));
  const entryPoints = entryPointsOf(sources.keys());
  const ofSkill = skillItem(skill, manifest.version, home);
  const extras = [
    { path: licensePath, content: licenseText },
    { path: readmePath, content: readmeText },
  ];
  const offers = new Map(
    itemsOf(sources.keys(), graph).flatMap((item) =>
      folders
        // Beside linked copies, a copied provider would be a second one: what has no room comes from the package.
        .filter((source) => source.endsWith('standalone/') || !tessera || item.room)
        .map((source) => [source + item.name, { item, source }] as const),
    ),
  );
  const javaScript = new Map<string, Promise<SourceText>>();
  const withoutTypes = (file: SourceText) => {
    const made = javaScript.get(file.path + file.content) ?? toJavaScript(file);
    javaScript.set(file.path + file.content, made);
    return made;
  };

  const item = async (path: string) => {
    if (path === 'skill' || path === 'js/skill') return ofSkill;
    const offer = offers.get(path);
    if (!offer) return undefined;
    const { source } = offer;
    const { room } = offer.item;
    const isLinked = Boolean(tessera && room && !source.endsWith('standalone/'));
    const copied = isLinked
      ? maker.linked({ ...offer.item, room: room ?? '' })
      : maker.whole(offer.item);
    const texts = [...copied.files].map(([file, content]) => ({ path: file, content }));
    const nodes = copied.sources.map(graph);
    const optional = neededOnDemand(offer.item, graph);
    return registryItem(
      {
        item: offer.item,
        source,
        registry: home,
        copies: source.startsWith('js/') ? await Promise.all(texts.map(withoutTypes)) : texts,
        extras: isLinked ? [] : extras,
        packages: distinct([
          ...nodes.flatMap(({ packages }) => packages),
          ...(isLinked ? optional : []),
        ]),
        optional,
        whole: isLinked ? maker.whole(offer.item).files.values() : undefined,
        tessera: isLinked ? `tessera-ui@${tessera}` : undefined,
        notices: distinct(nodes.flatMap(({ notices }) => notices)),
        changes: changesOf(offer.item.name, records),
        installed: installedAs(offer.item, entryPoints),
        main: sources.get(offer.item.entries[0] ?? '') ?? '',
      },
      manifest,
    );
  };
  const names = [...offers.keys(), 'skill', 'js/skill'];
  return {
    paths: [...names.map((name) => `${name}.json`), 'registry.json'],
    item,
    read: async (path) => {
      if (path === 'registry.json') {
        const listed = names.filter((name) => !name.includes('/'));
        return print(
          listOf((await Promise.all(listed.map(item))).filter((one) => one !== undefined)),
        );
      }
      const found = path.endsWith('.json') && (await item(path.replace(/\.json$/, '')));
      return found ? print(found) : undefined;
    },
  };
}

/** Returns every file of a registry by its path. */
export async function buildRegistry(
  sources: RegistrySources,
  options?: RegistryOptions,
): Promise<Map<string, string>> {
  const { paths, read } = await openRegistry(sources, options);
  const files = new Map<string, string>();
  for (const path of paths) files.set(path, (await read(path)) ?? '');
  return files;
}

/** Returns the list of all items, without their files. */
function listOf(items: readonly RegistryItem[]) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'tessera',
    // The Storybook that contains the registry.
    homepage: '../',
    items: items.map((item) => ({ ...item, $schema: undefined, files: undefined })),
  };
}

function print(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Returns the packages that the package does not install by itself and that an item needs. */
export function neededOnDemand({ entries }: Item, graph: ImportGraph): string[] {
  const packages = closureOf(graph, entries).flatMap((path) => graph(path).packages);
  return distinct(packages.filter((name) => onDemand.has(name)));
}

/** Returns the entry points of the package that export what an item contains. */
export function installedAs(
  { entries: [main = ''] }: Item,
  entryPoints: readonly EntryPoint[],
): string[] {
  const folder = /^(?:components|primitives)\/[^/]+\//.exec(main)?.[0];
  const found = entryPoints.find(
    ({ entry }) => entry === main || (folder !== undefined && entry === `${folder}index.ts`),
  );
  return found ? [`tessera-ui/${found.name.slice(2)}`] : [];
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
