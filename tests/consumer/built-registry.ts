import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Folder of the registry. */
export const registry = inject('registry');

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

/** Reads the registry's items of code. */
export function readRegistry(): BuiltRegistry {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: registry })
      .sort()
      .map((path) => readJson<RegistryItem>(join(registry, path)))
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
