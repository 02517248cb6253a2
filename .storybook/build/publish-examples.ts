import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { publishTexts } from './publish-texts.ts';
import { ExampleReader } from './story-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the examples of the catalog stories, by story id. A story that depends on unpublished code has
 * none.
 * @param paths Story files, below the root of the repository.
 */
async function readExamples(paths: readonly string[]): Promise<Record<string, string>> {
  const reader = new ExampleReader(root);
  const examples: Record<string, string> = {};
  for (const path of paths) {
    const title = reader.titleOf(path);
    for (const story of reader.storiesOf(path)) {
      const example = await reader.exampleOf(path, story);
      if (example) examples[toId(title, storyNameFromExport(story))] = example;
    }
  }
  return examples;
}

let last: { version: string; text: Promise<string> } | undefined;

/** Returns the file with the examples, rebuilt only when a story has changed. */
function examplesText(): Promise<string> {
  const catalog = globSync('stories/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/*.play.stories.tsx'],
  }).toSorted();
  const version = globSync('stories/**/*.{ts,tsx}', { cwd: root })
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
    .join('\n');
  if (last?.version !== version) {
    last = { version, text: readExamples(catalog).then((examples) => JSON.stringify(examples)) };
  }
  return last.text;
}

/** Serves `examples.json` with the examples that the docs pages show as code. */
export function publishExamples(): Plugin {
  const path = 'examples.json';
  return publishTexts({
    name: 'examples',
    owns: (asked) => asked === path,
    build: async () => new Map([[path, await examplesText()]]),
  });
}
