import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildAgentPages } from './agent-pages.ts';
import { publishTexts } from './publish-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the docs pages in Markdown for coding agents: `llms.txt`, which lists them, and `llms/`. */
export function publishAgentPages(): Plugin {
  return publishTexts({
    name: 'agent-pages',
    owns: (path) => path === 'llms.txt' || path.startsWith('llms/'),
    build: async (home = process.env['TESSERA_REGISTRY']?.replace(/\/r$/, '')) =>
      (await buildAgentPages(root, home)).files,
  });
}
