import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packedName } from '../../src/package/pack-package.ts';
import { publishFiles } from './publish-files.ts';
import { packedAt, publicHome, registryAt } from './read-registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Serves the registry below `r/`. The variable `TESSERA_REGISTRY` sets its public URL, such as `https://example.com/r`;
 * without it, a built Storybook offers whole copies only, because a linked copy names the URL of the package.
 */
export function publishRegistry(): Plugin {
  return publishFiles({
    name: 'registry',
    owns: (path) => path.startsWith('r/'),
    build: async (home = publicHome, path = undefined) => {
      const { paths, read } = await registryAt(root, home);
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
      new Map(home === undefined ? [] : [[name, await packedAt(root)]]),
  });
}
