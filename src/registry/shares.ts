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
  if (!parcel.files.some((file) => file.endsWith('.css'))) return parcel;
  return isBeyond?.(tokens)
    ? { ...parcel, beyond: [...parcel.beyond, tokens] }
    : { ...parcel, files: [...new Set([...parcel.files, tokens])].sort() };
}
