import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { packedName, packPackage } from '../../src/package/build-package.ts';
import { openRegistry, type RegistrySources } from '../../src/registry/build-registry.ts';
import { readSources } from '../../src/registry/source-files.ts';
import type * as Exports from '../../stories/foundations/tokens/export-tokens.ts';
import { publishFiles } from './publish-files.ts';
import { remembered } from './remembered.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** URL of the published Storybook, from the variable `TESSERA_REGISTRY`, such as `https://example.com/storybook/r`. */
export const publicHome = process.env['TESSERA_REGISTRY']?.replace(/\/r\/?$/, '');

/** Opens the registry, again only if a source has changed. Without a URL, every copy is a whole copy. */
const open = remembered(
  ({ sources, home }: { sources: RegistrySources; home: string | undefined }) => {
    const tessera = `${home}/package/${packedName(sources.manifest.version)}`;
    return openRegistry(sources, home === undefined ? {} : { home: `${home}/r`, tessera });
  },
);

/** Packs the package, again only if a source has changed. */
const pack = remembered((_: RegistrySources) => packPackage(root));

/**
 * Serves the registry below `r/`. The variable `TESSERA_REGISTRY` sets its public URL, such as `https://example.com/r`;
 * without it, a built Storybook offers whole copies only, because a linked copy names the URL of the package.
 */
export function publishRegistry(): Plugin {
  return publishFiles({
    name: 'registry',
    owns: (path) => path.startsWith('r/'),
    build: async (home = publicHome, path = undefined) => {
      const { paths, read } = await open({ sources: readSources(root), home });
      const files = new Map<string, string>();
      for (const name of path === undefined ? paths : [path.replace(/^r\//, '')]) {
        const text = await read(name);
        if (text !== undefined) files.set(`r/${name}`, text);
      }
      return files;
    },
  });
}

/** Serves the packed package that linked copies import, below `package/`. */
export function publishPackage(): Plugin {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    version: string;
  };
  const name = `package/${packedName(version)}`;
  return publishFiles({
    name: 'package',
    owns: (path) => path === name,
    build: async (home = publicHome) =>
      new Map(home === undefined ? [] : [[name, await pack(readSources(root))]]),
  });
}

/** Serves the design tokens as files below `tokens/`: DTCG JSON, CSS, and variables for Figma. */
export function publishTokens(): Plugin {
  return publishFiles({
    name: 'tokens',
    owns: (path) => /^tokens\/[\w.-]+\.(?:json|css)$/.test(path),
    build: async () => {
      // It imports JSON and text, which requires Vite.
      const { module } = await runnerImport<typeof Exports>(
        `${root}/stories/foundations/tokens/export-tokens.ts`,
        { configFile: false, logLevel: 'error' },
      );
      const files = [...module.dtcgFiles, ...module.cssFiles, ...module.figmaFiles];
      return new Map(files.map(({ name, text }) => [`tokens/${name}`, text]));
    },
  });
}
