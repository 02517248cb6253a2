import { importGraph, type ImportGraph } from './import-graph.ts';
import { planItems, type ItemPlan } from './item-plan.ts';
import { collectParcel, type Parcel } from './parcel.ts';
import { plainStyles } from './plain-styles.ts';
import {
  licensePath,
  pathsOf,
  readmePath,
  registryItem,
  type Manifest,
  type RegistryItem,
} from './registry-item.ts';
import { skillItem, skillPath } from './skill-item.ts';
import { toJavaScript, type SourceText } from './to-javascript.ts';

/** Sources of a registry. */
export interface RegistrySources {
  /** Text of each file, by its path below `src`. */
  sources: ReadonlyMap<string, string>;
  /** Text of the license. */
  licenseText: string;
  /** Text of the readme of a copy. */
  readmeText: string;
  /** The repository's `package.json`. */
  manifest: Manifest;
  /** Text of the skill for coding agents. */
  skill: string;
}

/** Options of a registry. */
export interface RegistryOptions {
  /**
   * Public URL of the registry, such as `https://example.com/r`. With it, an item contains only its own files
   * and depends on other items; without it, each item is self-contained.
   */
  home?: string | undefined;
}

/**
 * Returns the files of the registry by path: `rating.json` and the other items, `registry.json` with the list
 * of items, `js/rating.json` and so on for hosts without TypeScript, and the copied files.
 */
export async function buildRegistry(
  { sources: modular, licenseText, readmeText, manifest, skill }: RegistrySources,
  { home }: RegistryOptions = {},
): Promise<Map<string, string>> {
  const sources = await plainStyles(modular);
  const plans = planItems(sources);
  const texts = new Map([...sources].map(([path, text]) => [`src/${path}`, text]));
  texts.set(licensePath, licenseText).set(readmePath, readmeText);
  const read = (path: string) => texts.get(path) ?? '';
  const linked = home !== undefined;
  const shares = sharesOf(plans, importGraph(sources), linked);
  const shared = shares.flatMap(({ parcel }) => pathsOf(parcel));
  const paths = [...new Set([licensePath, readmePath, ...shared])].sort();
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

/** Returns the list of all items, without the text of their files. */
function listOf(items: readonly RegistryItem[]) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'tessera',
    // The Storybook that contains the registry.
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

/** Content and dependencies of an item. */
interface Share {
  /** The item. */
  plan: ItemPlan;
  /** Files of the item. */
  parcel: Parcel;
  /** Names of the items that it depends on. */
  needs: readonly string[];
}

/**
 * Returns the content of each item.
 * @param linked Whether items depend on other items; otherwise they are self-contained.
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
 * Returns the name of the item that contains each file: the item of its folder, if its entry points import
 * it. Other files, mostly `core`, are part of the items that need them.
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

/** Adds the tokens to files that include styles. */
function withTokens(parcel: Parcel, isBeyond?: (path: string) => boolean): Parcel {
  if (!parcel.files.some((file) => file.endsWith('.css'))) return parcel;
  return isBeyond?.(tokens)
    ? { ...parcel, beyond: [...parcel.beyond, tokens] }
    : { ...parcel, files: [...new Set([...parcel.files, tokens])].sort() };
}
