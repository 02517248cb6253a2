import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, run } from './host.ts';

/** Parts of an item that the tests read. */
export interface RegistryItem {
  name: string;
  categories: string[];
  dependencies: string[];
  devDependencies: string[];
  registryDependencies: string[];
  files: Array<{ path: string; type: string; target: string; content: string }>;
  docs: string;
  meta: { license: string; notices: string[]; entries: string[]; files: number };
}

/** Items of a registry, as they are copied. */
export interface BuiltRegistry {
  /** Linked copies, which import the packed package in the same folder. */
  linked: RegistryItem[];
  /** Whole copies. */
  whole: RegistryItem[];
}

/** Builds the registry into `folder` as `npm run registry` does, and reads its items of code. */
export async function buildRegistry(folder: string): Promise<BuiltRegistry> {
  const { code, output } = await run('registry', [`--to=${folder}`], repository);
  if (code !== 0) throw new Error(output);
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .sort()
      .map((path) => readJson<RegistryItem>(join(folder, path)))
      .filter((item) => item.files && !item.categories.includes('agents'));
  return {
    linked: read('*.json').filter(({ name }) => name !== 'tessera'),
    whole: read('standalone/*.json'),
  };
}

/** Content of a JSON file. */
export function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
