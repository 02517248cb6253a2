import type { ImportGraph } from './import-graph.ts';
import type { ItemPlan } from './item-plan.ts';
import { collectParcel, type Parcel } from './parcel.ts';

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
export function sharesOf(plans: readonly ItemPlan[], graph: ImportGraph, linked: boolean): Share[] {
  const owners = ownersOf(plans, graph);
  return plans.map((plan) => {
    if (!linked) return { plan, parcel: withTokens(collectParcel(graph, plan.doors)), needs: [] };
    const isBeyond = (path: string) => (owners.get(path) ?? plan.name) !== plan.name;
    const own = plan.gathers ? [] : plan.doors;
    const parcel = withTokens(collectParcel(graph, own, isBeyond), isBeyond);
    const beyond = plan.gathers ? plan.doors : parcel.beyond;
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
      .flatMap(({ name, own, doors }) => {
        const reached = collectParcel(graph, doors).files;
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
