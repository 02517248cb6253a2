import { planItems, type ItemPlan } from '../registry/item-plan.ts';

/** Entry point of the package. */
export interface EntryPoint {
  /** Path in the `exports` of the package: `.`, `./rating`, `./auth/react`, `./tokens.css`. */
  name: string;
  /** File that it resolves to, below `src`. */
  entry: string;
}

/** Main entry point: `src/index.ts`. */
const front: EntryPoint = { name: '.', entry: 'index.ts' };

/**
 * Returns the entry points of the package: the main one, and one per registry item that is not specific to an
 * application. Screens belong to their application, and items that combine others have no file.
 * @param sources Text of each file, by its path below `src`.
 * @throws If an item does not have exactly one entry file.
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
