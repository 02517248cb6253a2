import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type BundleSize } from './bundle.ts';

/** Size of one import as it was last accepted. */
export interface AcceptedSize {
  /** Gzipped bytes of JavaScript and CSS that load at once, and of the engine wherever it loads. */
  gzip: number;
  /** Gzipped bytes of the JavaScript. */
  js: number;
  /** Gzipped bytes of the style sheets. */
  css: number;
  /** Gzipped bytes of each part that loads on first use, by name. */
  deferred: Record<string, number>;
}

/** Committed sizes and the limits that none may pass. */
export interface SizeBudget {
  /** Hard limits in bytes, by component: they are set by hand and never by the update. */
  limits: Record<string, number>;
  /** Size of the package that ours wraps, with its style sheet, for comparison. */
  bare: AcceptedSize;
  /** Sizes at the last acceptance, by component. */
  accepted: Record<string, AcceptedSize>;
}

/** Growth over the accepted size that passes without an update. */
const tolerance = 0.02;

/** Import of the package that ours wraps, with the style sheet that its introduction asks for. */
export const barePackage = `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`;

/** Path of the committed budget. */
export const budgetPath = join(root, 'tests/bench/size-budget.json');

/** Reads the committed budget. */
export function readBudget(): SizeBudget {
  return JSON.parse(readFileSync(budgetPath, 'utf8')) as SizeBudget;
}

/** What of a bundle's size the budget keeps. */
export function acceptedSize({ gzip, js, css, deferred }: BundleSize): AcceptedSize {
  return {
    gzip,
    js,
    css,
    deferred: Object.fromEntries(deferred.map((part) => [part.name, part.gzip])),
  };
}

/** What is wrong with the size of an import, in one sentence, or `undefined`. */
export function sizeProblem(
  name: string,
  gzip: number,
  budget: Pick<SizeBudget, 'limits' | 'accepted'>,
): string | undefined {
  const limit = budget.limits[name];
  if (limit !== undefined && gzip > limit) {
    return `${name} weighs ${gzip} bytes gzipped, over its limit of ${limit}: load a rarer part on first use.`;
  }
  const accepted = budget.accepted[name]?.gzip;
  if (accepted === undefined) {
    return `${name} has no accepted size: run \`npm run sizes -- --update\` and commit the budget.`;
  }
  if (gzip > accepted * (1 + tolerance)) {
    return `${name} grew from ${accepted} to ${gzip} bytes gzipped, more than ${tolerance * 100} %: take the growth back, or accept it with \`npm run sizes -- --update\`.`;
  }
  return undefined;
}
