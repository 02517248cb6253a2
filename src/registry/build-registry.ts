import { importGraph, type ImportGraph } from './import-graph.ts';
import { planItems, type ItemPlan } from './item-plan.ts';
import { collectParcel, type Parcel } from './parcel.ts';
import {
  licence,
  registryItem,
  tokens,
  type Layout,
  type Manifest,
  type RegistryItem,
} from './registry-item.ts';

/** What a registry is made from. */
export interface RegistrySources {
  /** Text of each file, by its path below `src`. */
  sources: ReadonlyMap<string, string>;
  /** Text of the licence. */
  licence: string;
  /** The repository's `package.json`. */
  manifest: Manifest;
}

/** Settings of a registry. */
export interface RegistryOptions {
  /**
   * Address that it will be published at, such as `https://example.com/r`. With it, an item brings its own files and
   * names the items that bring the rest; without it, each item is whole in itself.
   */
  home?: string | undefined;
}

const layouts: ReadonlyArray<{ folder: string; layout: Layout }> = [
  { folder: '', layout: { root: '@ui/tessera/', code: 'registry:ui' } },
  // For a host without `components.json`: the CLI asks for nothing else, and writes what it gets.
  { folder: 'files/', layout: { root: 'src/tessera/', code: 'registry:file' } },
];

/**
 * Files of the registry, by their paths below its address: `rating.json` and the other items, `registry.json` that lists
 * them, `files/rating.json` and so on for hosts without a `components.json`, and the sources that they were made from.
 */
export function buildRegistry(
  { sources, licence: licenceText, manifest }: RegistrySources,
  { home }: RegistryOptions = {},
): Map<string, string> {
  const plans = planItems(sources);
  const texts = new Map([...sources].map(([path, text]) => [`src/${path}`, text]));
  texts.set(licence, licenceText);
  const read = (path: string) => texts.get(path) ?? '';
  const shares = sharesOf(plans, importGraph(sources), home !== undefined);
  const output = new Map<string, string>();
  for (const { folder, layout } of layouts) {
    const items = shares.map(({ plan, parcel, needs }) => {
      const addresses = needs.map((name) => `${home}/${folder}${name}.json`);
      return registryItem(plan, parcel, addresses, { manifest, layout, read });
    });
    for (const item of items) output.set(`${folder}${item.name}.json`, print(item));
    if (folder === '') output.set('registry.json', print(listOf(items)));
  }
  const shown = new Set(shares.flatMap(({ parcel }) => parcel.files));
  for (const path of [licence, ...[...shown].map((file) => `src/${file}`)]) {
    output.set(path, read(path));
  }
  return output;
}

/** What an item brings, and the names of those that it leaves the rest to. */
interface Share {
  plan: ItemPlan;
  parcel: Parcel;
  needs: readonly string[];
}

function sharesOf(plans: readonly ItemPlan[], graph: ImportGraph, linked: boolean): Share[] {
  const owners = ownersOf(plans);
  return plans.map((plan) => {
    if (!linked) return { plan, parcel: withTokens(collectParcel(graph, plan.own)), needs: [] };
    const isBeyond = (path: string) => (owners.get(path) ?? plan.name) !== plan.name;
    const own = plan.gathers ? [] : plan.own;
    const parcel = withTokens(collectParcel(graph, own, isBeyond), isBeyond);
    const beyond = plan.gathers ? plan.own : parcel.beyond;
    return {
      plan,
      parcel,
      needs: [...new Set(beyond.flatMap((path) => owners.get(path) ?? []))].sort(),
    };
  });
}

/** Name of the item that each file belongs to; files of `internals` mostly belong to whoever needs them. */
function ownersOf(plans: readonly ItemPlan[]): ReadonlyMap<string, string> {
  return new Map(
    plans
      .filter(({ gathers }) => !gathers)
      .flatMap(({ name, own }) => own.map((path) => [path, name] as const)),
  );
}

/** Parcel with the tokens joined, where it paints. */
function withTokens(parcel: Parcel, isBeyond?: (path: string) => boolean): Parcel {
  const path = tokens.replace('src/', '');
  if (!parcel.files.some((file) => file.endsWith('.css'))) return parcel;
  return isBeyond?.(path)
    ? { ...parcel, beyond: [...parcel.beyond, path] }
    : { ...parcel, files: [...new Set([...parcel.files, path])].sort() };
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
