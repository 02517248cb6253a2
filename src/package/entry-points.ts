import { planItems, type ItemPlan } from '../registry/item-plan.ts';

/** One path that a host may import from the package. */
export interface EntryPoint {
  /** Path behind the package's name as `exports` writes it: `.`, `./rating`, `./auth/react`, `./tokens.css`. */
  name: string;
  /** File that it leads to, below `src`. */
  entry: string;
}

/** Entry point of everything: `src/index.ts`. */
const front: EntryPoint = { name: '.', entry: 'index.ts' };

/**
 * Entry points of the package: the main one, and one for each item to copy that is made for every application. Whole screens
 * belong to their application, and what gathers other items has no file of its own.
 * @param sources Text of each file, by its path below `src`.
 * @throws Where an item has not exactly one file to import.
 */
export function entryPointsOf(sources: ReadonlyMap<string, string>): EntryPoint[] {
  const items = planItems(sources).filter(
    (item) => !item.gathers && !item.own.every((path) => path.startsWith('app/')),
  );
  return [front, ...items.map(entryPointOf)];
}

/** Whether an entry point is a style sheet. */
export function isSheet({ entry }: EntryPoint): boolean {
  return entry.endsWith('.css');
}

function entryPointOf({ name, category, entryPoints: [entry, ...others] }: ItemPlan): EntryPoint {
  if (entry === undefined || others.length > 0) {
    throw new Error(`"${name}" has ${others.length + 1} files to import: give it an index.ts.`);
  }
  if (entry.endsWith('.css')) return { name: `./${name}.css`, entry };
  if (category === 'libraries') return { name: `./${entry.replace(/\/index\.ts$/, '')}`, entry };
  if (category === 'languages') return { name: `./${entry.replace(/\.ts$/, '')}`, entry };
  return { name: `./${name}`, entry };
}
