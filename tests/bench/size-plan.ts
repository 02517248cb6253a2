import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { caseFolders, casesFolder } from './case-folders.ts';

/** Size limits of the components in one widget's folder: `cases/<widget>/size-plan.ts` exports it as `sizePlan`. */
export interface SizePlan {
  /** Maximum gzipped bytes by component, without React: `{ Pagination: 8500 }`. */
  limits: Readonly<Record<string, number>>;
  /** Package that the widget wraps, imported as in its introduction; none if the widget wraps no package. */
  bare?: { package: string; code: string };
  /**
   * Prefixes of module paths that count even if they load later: the wrapped package, and data without which nothing
   * works.
   */
  counted?: readonly string[];
}

/** Plans of all widgets, by the folder's name. */
export async function readSizePlans(): Promise<ReadonlyMap<string, SizePlan>> {
  const plans = new Map<string, SizePlan>();
  for (const folder of caseFolders()) {
    const path = join(casesFolder, folder, 'size-plan.ts');
    if (!existsSync(path)) continue;
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      sizePlan: SizePlan;
    };
    plans.set(folder, module.sizePlan);
  }
  return plans;
}

/** Limits of all components, by name. */
export function limitsOf(plans: ReadonlyMap<string, SizePlan>): Record<string, number> {
  return Object.assign({}, ...[...plans.values()].map(({ limits }) => limits));
}

/** Wrapped packages by name, each with its import statement. */
export function barePackages(plans: ReadonlyMap<string, SizePlan>): ReadonlyMap<string, string> {
  const bares = [...plans.values()].flatMap(({ bare }) => (bare ? [bare] : []));
  return new Map(bares.map((bare) => [bare.package, bare.code]));
}
