import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { publishFiles } from '../build/publish-files.ts';
import { readFacts } from './read-facts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves `facts/<id>.json` with the facts about each component that its docs page shows. */
export function publishFacts(): Plugin {
  return publishFiles({
    name: 'facts',
    owns: (path) => /^facts\/[\w-]+\.json$/.test(path),
    build: async () => {
      const facts = await readFacts(root);
      return new Map([...facts].map(([id, page]) => [`facts/${id}.json`, JSON.stringify(page)]));
    },
  });
}
