import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as Exports from '../../stories/foundations/tokens/export-tokens.ts';
import { loadModule } from './load-module.ts';
import { publishFiles } from './publish-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the design tokens as files below `tokens/`: DTCG JSON, CSS, and variables for Figma. */
export function publishTokens(): Plugin {
  return publishFiles({
    name: 'tokens',
    owns: (path) => /^tokens\/[\w.-]+\.(?:json|css)$/.test(path),
    build: async () => {
      const { dtcgFiles, cssFiles, figmaFiles } = await loadModule<typeof Exports>(
        `${root}stories/foundations/tokens/export-tokens.ts`,
      );
      const files = [...dtcgFiles, ...cssFiles, ...figmaFiles];
      return new Map(files.map(({ name, text }) => [`tokens/${name}`, text]));
    },
  });
}
