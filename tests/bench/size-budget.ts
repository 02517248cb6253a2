import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type BundleSize } from './bundle.ts';

/** Size of one import as last accepted. */
export interface AcceptedSize {
  /** Gzipped bytes of JavaScript and CSS that load immediately, and of lazy parts that count. */
  gzip: number;
  /** Gzipped bytes of the JavaScript. */
  js: number;
  /** Gzipped bytes of the style sheets. */
  css: number;
  /** Gzipped bytes of each part that loads on first use, by name. */
  deferred: Record<string, number>;
}

/** Committed sizes; the ceilings are in `size-plan.ts`. */
export interface SizeBudget {
  /** Sizes of the wrapped packages with their style sheets, for comparison. */
  bare: Record<string, AcceptedSize>;
  /** Sizes at the last acceptance, by component. */
  accepted: Record<string, AcceptedSize>;
}

/** Growth over the accepted size that passes without an update. */
const tolerance = 0.1;

/** Path of the committed budget. */
export const budgetPath = join(root, 'tests/bench/size-budget.json');

/** Reads the committed budget. */
export function readBudget(): SizeBudget {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as SizeBudget;
}

/** Part of a bundle's size that the budget stores. */
export function acceptedSize({ gzip, js, css, deferred }: BundleSize): AcceptedSize {
  return {
    gzip,
    js,
    css,
    deferred: Object.fromEntries(deferred.map((part) => [part.name, part.gzip])),
  };
}

/** Problem with the size of an import, in one sentence, or `undefined`. */
export function sizeProblem(
  name: string,
  gzip: number,
  { limits, accepted: sizes }: { limits: Record<string, number> } & Pick<SizeBudget, 'accepted'>,
): string | undefined {
  const limit = limits[name];
  if (limit !== undefined && gzip > limit) {
    return `${name} weighs ${gzip} bytes gzipped, over its ceiling of ${limit}: look at what grew (\`npm run sizes -- --modules ${name}\`) and take it back, or raise the ceiling in its size plan with the reason.`;
  }
  const accepted = sizes[name]?.gzip;
  if (accepted === undefined) {
    return `${name} has no accepted size: run \`npm run sizes -- --update ${name}\` and commit the budget.`;
  }
  if (gzip > accepted * (1 + tolerance)) {
    return `${name} grew from ${accepted} to ${gzip} bytes gzipped, more than ${tolerance * 100} %: look at what grew (\`npm run sizes -- --modules ${name}\`), then take it back or accept it with \`npm run sizes -- --update ${name}\` and the reason in the commit.`;
  }
  return undefined;
}
