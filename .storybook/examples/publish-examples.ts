import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { publishFiles } from '../build/publish-files.ts';
import { ExampleReader } from './story-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns a file with the examples of each component, by story id: `examples/components-rating.json`. A story that depends
 * on unpublished code has none.
 * @param paths Story files, below the root of the repository.
 */
async function readExamples(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const reader = new ExampleReader(root);
  const files = new Map<string, string>();
  for (const path of paths) {
    const title = reader.titleOf(path);
    const examples: Record<string, string> = {};
    for (const story of reader.storiesOf(path)) {
      const example = await reader.exampleOf(path, story);
      if (example) examples[toId(title, storyNameFromExport(story))] = example;
    }
    const component = toId(title, 'docs').replace(/--docs$/, '');
    files.set(`examples/${component}.json`, JSON.stringify(examples));
  }
  return files;
}

let last: { version: string; files: Promise<ReadonlyMap<string, string>> } | undefined;

/** Returns the files with the examples, rebuilt only when a story has changed. */
function exampleFiles(): Promise<ReadonlyMap<string, string>> {
  const catalog = globSync('stories/**/*.stories.tsx', {
    cwd: root,
    exclude: ['**/*.play.stories.tsx'],
  }).toSorted();
  const version = globSync('stories/**/*.{ts,tsx}', { cwd: root })
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
    .join('\n');
  if (last?.version !== version) {
    last = { version, files: readExamples(catalog) };
  }
  return last.files;
}

/** Serves `examples/<component>.json` with the examples that the docs pages show as code. */
export function publishExamples(): Plugin {
  return publishFiles({
    name: 'examples',
    owns: (path) => /^examples\/[\w-]+\.json$/.test(path),
    build: exampleFiles,
  });
}
