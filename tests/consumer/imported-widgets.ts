import { join } from 'node:path';
import { bundleSize, type BundleSize } from '../bench/bundle.ts';
import { readSizePlans } from '../bench/size-plan.ts';
import { measuredImports } from '../bench/widgets.ts';
import type { PackedPackage } from './built-package.ts';

/** What an application downloads for one component, React left out. */
export interface ImportedWidget {
  /** Name of the component. */
  name: string;
  /** Folder of its widget, which is the name of its door. */
  folder: string;
  /** Imported through its own door. */
  own: BundleSize;
  /** Imported through the front door. */
  front: BundleSize;
  /** Imported from the source of this repository. */
  source: BundleSize;
}

/** Bundles the first component of every widget as an application does, from the package in a host and from the source. */
export async function importWidgets(
  host: string,
  { manifest }: PackedPackage,
): Promise<ImportedWidget[]> {
  const at = join(host, 'node_modules', manifest.name);
  const plans = await readSizePlans();
  const all = measuredImports();
  const firsts = all.filter(
    ({ folder }, index) => all.findIndex((one) => one.folder === folder) === index,
  );
  return Promise.all(
    firsts.map(async ({ name, folder, code }) => {
      const counted = plans.get(folder)?.counted ?? [];
      const through = (door: string) => {
        const target = manifest.exports[door];
        if (typeof target !== 'object') throw new Error(`There is no door ${door}.`);
        return bundleSize(
          `export { ${name} } from '${join(at, target.default).replaceAll('\\', '/')}';`,
          counted.map((path) => path.replace(/^src\//, `${manifest.name}/lib/`)),
        );
      };
      return {
        name,
        folder,
        own: await through(`./${folder}`),
        front: await through('.'),
        source: await bundleSize(code, counted),
      };
    }),
  );
}

/** Names of the widgets' folders that modules of a bundle lie in. */
export function widgetsIn({ modules }: BundleSize): string[] {
  const folders = modules.flatMap(({ id }) => /\/components\/([^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
