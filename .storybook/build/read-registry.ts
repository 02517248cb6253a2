import { packedName, packPackage } from '../../src/package/pack-package.ts';
import {
  openRegistry,
  type Registry,
  type RegistrySources,
} from '../../src/registry/build-registry.ts';
import { readSources } from '../../src/registry/source-files.ts';
import { remembered } from './remembered.ts';

const open = remembered(
  ({ sources, home }: { sources: RegistrySources; home: string | undefined }) => {
    const tessera = `${home}/package/${packedName(sources.manifest.version)}`;
    return openRegistry(sources, home === undefined ? {} : { home: `${home}/r`, tessera });
  },
);

const pack = remembered(({ root }: { root: string; sources: RegistrySources }) =>
  packPackage(root),
);

/**
 * Opens the registry that a Storybook serves below `r/`, again only if a source has changed.
 * @param root Folder of the repository.
 * @param home URL of the Storybook, which also serves the package; without it, every copy is a whole copy.
 */
export function registryAt(root: string, home?: string): Promise<Registry> {
  return open({ sources: readSources(root), home });
}

/** Packs the package that a Storybook serves, again only if a source has changed. */
export function packedAt(root: string): Promise<Buffer> {
  return pack({ root, sources: readSources(root) });
}

/** URL of the published Storybook, from the variable `TESSERA_REGISTRY`, such as `https://example.com/storybook/r`. */
export const publicHome = process.env['TESSERA_REGISTRY']?.replace(/\/r\/?$/, '');
