import { isDeepStrictEqual } from 'node:util';
import { packedName, packPackage } from '../../src/package/pack-package.ts';
import { openRegistry, type Registry } from '../../src/registry/build-registry.ts';
import type { RegistrySources } from '../../src/registry/build-registry.ts';
import { readSources } from '../../src/registry/read-sources.ts';

/** Registry of a Storybook, and the sources from which it was opened. */
interface Opened {
  sources: RegistrySources;
  home: string | undefined;
  registry: Promise<Registry>;
}

let last: Opened | undefined;

/**
 * Opens the registry that a Storybook serves below `r/`, again only if a source has changed.
 * @param root Folder of the repository.
 * @param home URL of the Storybook, which also serves the package; without it, every copy is a whole copy.
 */
export function registryAt(root: string, home?: string): Promise<Registry> {
  const sources = readSources(root);
  if (!last || last.home !== home || !isDeepStrictEqual(last.sources, sources)) {
    const tessera = home && `${home}/package/${packedName(sources.manifest.version)}`;
    const options = home ? { home: `${home}/r`, tessera } : {};
    last = { sources, home, registry: openRegistry(sources, options) };
  }
  return last.registry;
}

let packed: { sources: RegistrySources; archive: Promise<Buffer> } | undefined;

/** Packs the package that a Storybook serves, again only if a source has changed. */
export function packedAt(root: string): Promise<Buffer> {
  const sources = readSources(root);
  if (!packed || !isDeepStrictEqual(packed.sources, sources)) {
    packed = { sources, archive: packPackage(root) };
  }
  return packed.archive;
}

/** URL of the published Storybook, from the variable `TESSERA_REGISTRY`, such as `https://example.com/storybook/r`. */
export const publicHome = process.env['TESSERA_REGISTRY']?.replace(/\/r\/?$/, '');
