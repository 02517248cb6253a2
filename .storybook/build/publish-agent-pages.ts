import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildAgentPages } from './agent-pages.ts';
import { publishFiles } from './publish-files.ts';
import { publicHome } from './read-registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the docs pages in Markdown for coding agents: `llms.txt`, which lists them, and `llms/`. */
export function publishAgentPages(): Plugin {
  return publishFiles({
    name: 'agent-pages',
    owns: (path) => path === 'llms.txt' || path.startsWith('llms/'),
    build: async (home = publicHome) => (await buildAgentPages(root, home)).files,
  });
}
