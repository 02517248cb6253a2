import { join } from 'node:path';
import { bundleSize, type BundleSize } from '../bench/bundle.ts';
import { countedIn } from '../bench/size-plan.ts';
import { measuredImports } from '../bench/widgets.ts';
import type { PackedPackage } from './built-package.ts';

/** Download size of one component, without React. */
export interface ImportedWidget {
  /** Name of the component. */
  name: string;
  /** Folder of its widget, which is the name of its entry point. */
  folder: string;
  /** Imported through its own entry point. */
  own: BundleSize;
  /** Imported through the main entry point, for some widgets: its extra size is the same for every widget. */
  front: BundleSize | undefined;
  /** Imported from the source of this repository. */
  source: BundleSize;
}

/** Widgets that are also imported through the main entry point: an independent one, and one that builds on another. */
const throughFront = new Set(['rating', 'date-picker']);

/** Bundles the first component of every widget as an application does, from the package in a host and from the source. */
export async function importWidgets(
  host: string,
  { manifest }: PackedPackage,
): Promise<ImportedWidget[]> {
  const at = join(host, 'node_modules', manifest.name);
  const all = measuredImports();
  const firsts = all.filter(
    ({ folder }, index) => all.findIndex((one) => one.folder === folder) === index,
  );
  const widgets: ImportedWidget[] = [];
  // One after another: each build changes the environment of the process.
  for (const { name, folder, code } of firsts) {
    const counted = countedIn(folder);
    const through = (entryPoint: string) => {
      const target = manifest.exports[entryPoint];
      if (typeof target !== 'object') throw new Error(`There is no entry point ${entryPoint}.`);
      const path = join(at, target.default).replaceAll('\\', '/');
      const within = counted.map((one) => one.replace(/^src\//, `${manifest.name}/lib/`));
      return bundleSize(`export { ${name} } from '${path}';`, within);
    };
    widgets.push({
      name,
      folder,
      own: await through(`./${folder}`),
      front: throughFront.has(folder) ? await through('.') : undefined,
      source: await bundleSize(code, counted),
    });
  }
  return widgets;
}

/** Names of the widget folders that a bundle has modules of. */
export function widgetsIn({ modules }: BundleSize): string[] {
  const folders = modules.flatMap(({ id }) => /\/components\/([^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
