import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { viteFinal } from '@storybook/react-vite/preset';
import type { DocgenProp } from '../docs/prop-rows.ts';
import { docgenStatements, withResolvedTypes } from './resolved-types.ts';
import type { TypeReader } from './type-reader.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Plugin {
  name: string;
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
}

/** Component in the docs of the Storybook. */
export interface DocumentedComponent {
  /** File that defines it, below the root. */
  file: string;
  /** Description of the component. */
  description: string;
  /** Its props by name; none if it declares none. */
  props?: Record<string, DocgenProp>;
}

/**
 * Reads every component of `src` with the Storybook's own docgen plugin.
 * @param types Reader of the sources, for types of props that come from a generic interface.
 */
export async function readDocgen(types: TypeReader): Promise<Map<string, DocumentedComponent>> {
  const options = { presets: { apply: async () => ({ reactDocgen: 'react-docgen' }) } };
  const { plugins } = await viteFinal(
    { plugins: [] },
    options as unknown as Parameters<typeof viteFinal>[1],
  );
  const plugin = (plugins as Plugin[]).find(({ name }) => name === 'storybook:react-docgen-plugin');
  if (!plugin) throw new Error('The Storybook reads no props: its docgen plugin is missing.');
  const found = new Map<string, DocumentedComponent>();
  for (const file of globSync('src/{components,primitives,core,app/screens}/**/*.tsx', {
    cwd: root,
  })) {
    const path = join(root, file);
    const result = await plugin.transform(readFileSync(path, 'utf8'), path);
    for (const { component, info } of docgenStatements(
      withResolvedTypes(result?.code ?? '', types),
    )) {
      found.set(component, { file, ...(info as Omit<DocumentedComponent, 'file'>) });
    }
  }
  return found;
}
