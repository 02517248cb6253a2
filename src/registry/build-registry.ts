import { importGraph, type ImportGraph } from './import-graph.ts';
import { planItems, type ItemPlan } from './item-plan.ts';
import { collectParcel, type Parcel } from './parcel.ts';
import {
  licensePath,
  pathsOf,
  registryItem,
  type Manifest,
  type RegistryItem,
} from './registry-item.ts';
import { skillItem, skillPath } from './skill-item.ts';
import { toJavaScript, type SourceText } from './to-javascript.ts';

/** What a registry is made from. */
export interface RegistrySources {
  /** Text of each file, by its path below `src`. */
  sources: ReadonlyMap<string, string>;
  /** Text of the license. */
  licenseText: string;
  /** The repository's `package.json`. */
  manifest: Manifest;
  /** Text of the skill for coding agents. */
  skill: string;
}

/** Settings of a registry. */
export interface RegistryOptions {
  /**
   * Address that it will be published at, such as `https://example.com/r`. With it, an item brings its own files and
   * names the items that bring the rest; without it, each item is whole in itself.
   */
  home?: string | undefined;
}

/**
 * Files of the registry, by their paths below its address: `rating.json` and the other items, `registry.json` that lists
 * them, `js/rating.json` and so on for hosts without TypeScript, and the sources that they were made from.
 */
export async function buildRegistry(
  { sources, licenseText, manifest, skill }: RegistrySources,
  { home }: RegistryOptions = {},
): Promise<Map<string, string>> {
  const plans = planItems(sources);
  const texts = new Map([...sources].map(([path, text]) => [`src/${path}`, text]));
  texts.set(licensePath, licenseText);
  const read = (path: string) => texts.get(path) ?? '';
  const linked = home !== undefined;
  const shares = sharesOf(plans, importGraph(sources), linked);
  const paths = [licensePath, ...new Set(shares.flatMap(({ parcel }) => pathsOf(parcel)))].sort();
  const plain = paths.map((path) => ({ path, content: read(path) }));
  const output = new Map<string, string>();
  const takes: ReadonlyArray<[folder: string, copies: readonly SourceText[]]> = [
    ['', plain],
    ['js/', await Promise.all(plain.map(toJavaScript))],
  ];
  for (const [folder, copies] of takes) {
    const copyOf = (path: string) => copies[paths.indexOf(path)] ?? { path, content: '' };
    const items = shares.map(({ plan, parcel, needs }) => {
      const addresses = needs.map((name) => `${home}/${folder}${name}.json`);
      return registryItem(plan, parcel, addresses, { manifest, linked, copyOf, read });
    });
    items.push(skillItem(skill, home));
    for (const item of items) output.set(`${folder}${item.name}.json`, print(item));
    if (folder === '') output.set('registry.json', print(listOf(items)));
  }
  for (const { path, content } of plain) output.set(path, content);
  output.set(skillPath, skillItem(skill, home).files[0]?.content ?? '');
  return output;
}

/** List of all items, without the text of their files. */
function listOf(items: readonly RegistryItem[]) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'tessera',
    // The Storybook that the registry lies in.
    homepage: '../',
    items: items.map((item) => ({
      ...item,
      $schema: undefined,
      files: item.files.map((file) => ({ ...file, content: undefined })),
    })),
  };
}

function print(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

const tokens = 'tokens/tokens.css';

/** What an item brings, and what it leaves to others. */
interface Share {
  /** The item. */
  plan: ItemPlan;
  /** Files that it brings. */
  parcel: Parcel;
  /** Names of the items that bring the rest. */
  needs: readonly string[];
}

/**
 * What each item brings.
 * @param linked Whether it leaves to other items what is theirs; else it is whole in itself.
 */
function sharesOf(plans: readonly ItemPlan[], graph: ImportGraph, linked: boolean): Share[] {
  const owners = ownersOf(plans, graph);
  return plans.map((plan) => {
    if (!linked)
      return { plan, parcel: withTokens(collectParcel(graph, plan.entryPoints)), needs: [] };
    const isBeyond = (path: string) => (owners.get(path) ?? plan.name) !== plan.name;
    const own = plan.gathers ? [] : plan.entryPoints;
    const parcel = withTokens(collectParcel(graph, own, isBeyond), isBeyond);
    const beyond = plan.gathers ? plan.entryPoints : parcel.beyond;
    return {
      plan,
      parcel,
      needs: [...new Set(beyond.flatMap((path) => owners.get(path) ?? []))].sort(),
    };
  });
}

/**
 * Name of the item that brings each file: the one in whose folder it lies, where its entry points lead there. All others, most of
 * `internals` among them, come with the items that need them.
 */
function ownersOf(plans: readonly ItemPlan[], graph: ImportGraph): ReadonlyMap<string, string> {
  return new Map(
    plans
      .filter(({ gathers }) => !gathers)
      .flatMap(({ name, own, entryPoints }) => {
        const reached = collectParcel(graph, entryPoints).files;
        return reached.filter((path) => own.includes(path)).map((path) => [path, name] as const);
      }),
  );
}

/** Parcel with the tokens joined, where it paints. */
function withTokens(parcel: Parcel, isBeyond?: (path: string) => boolean): Parcel {
  if (!parcel.files.some((file) => file.endsWith('.css'))) return parcel;
  return isBeyond?.(tokens)
    ? { ...parcel, beyond: [...parcel.beyond, tokens] }
    : { ...parcel, files: [...new Set([...parcel.files, tokens])].sort() };
}
