import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { publishTexts } from './publish-texts.ts';
import { ExampleReader } from './story-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Examples of the catalog stories to paste, by the ids of the stories. A story that needs what is not published has none.
 * @param paths Files of the stories, below the root of the repository.
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

/** Text of the file with the examples, made again only when a story has changed. */
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

/** File with the examples that the docs pages show as code: `examples.json`. */
export function publishExamples(): Plugin {
  const path = 'examples.json';
  return publishTexts({
    name: 'examples',
    owns: (asked) => asked === path,
    build: async () => new Map([[path, await examplesText()]]),
  });
}
