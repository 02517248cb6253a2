import { readFileSync } from 'node:fs';
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
  meta: { license: string; notices: string[]; entries: string[]; files: number; bytes: number };
}

/** Builds the registry into `folder` as `npm run registry` does, and reads its items of code, in the order of its list. */
export async function buildRegistry(folder: string, home?: string): Promise<RegistryItem[]> {
  const args = [`--to=${folder}`, ...(home === undefined ? [] : [`--home=${home}`])];
  const { code, output } = await run('registry', args, repository);
  if (code !== 0) throw new Error(output);
  const { items } = readJson<{ items: Array<{ name: string }> }>(join(folder, 'registry.json'));
  return items
    .map(({ name }) => readJson<RegistryItem>(join(folder, `${name}.json`)))
    .filter(({ categories }) => !categories.includes('agents'));
}

/** Content of a JSON file. */
export function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}
