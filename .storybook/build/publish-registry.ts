import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildRegistry } from '../../src/registry/build-registry.ts';
import { readSources } from '../../src/registry/read-sources.ts';
import { publishTexts } from './publish-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the registry below `r/`. The variable `TESSERA_REGISTRY` sets its public URL, such as `https://example.com/r`. */
export function publishRegistry(): Plugin {
  return publishTexts({
    name: 'registry',
    owns: (path) => path.startsWith('r/'),
    build: async () => {
      const files = await buildRegistry(readSources(root), {
        home: process.env['TESSERA_REGISTRY'],
      });
      return new Map([...files].map(([path, text]) => [`r/${path}`, text]));
    },
  });
}
