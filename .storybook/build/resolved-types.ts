import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readSources } from '../../src/registry/read-sources.ts';
import type { DocgenProp } from '../docs/prop-rows.ts';
import { TypeReader } from './type-reader.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the docgen plugin says of a component. */
interface Docgen {
  props?: Record<string, DocgenProp>;
}

/** Start of what the docgen plugin appends to a module: `;Name.__docgenInfo={…}` for each component. */
const appended = /;(?=\w+\.__docgenInfo=)/;

/** Returns what the docgen plugin has appended to a module. */
export function docgenStatements(code: string): Array<{ component: string; info: Docgen }> {
  const [, ...statements] = code.split(appended);
  return statements.map((statement) => ({
    component: statement.slice(0, statement.indexOf('.')),
    info: JSON.parse(statement.slice(statement.indexOf('=') + 1)) as Docgen,
  }));
}

/** Writes the types of props that come from a generic interface into what the docgen plugin has appended to a module. */
export function withResolvedTypes(code: string, reader: TypeReader): string {
  const statements = docgenStatements(code).map(({ component, info }) => {
    for (const { name, type, bound } of reader.propsOf(component).members.values()) {
      const prop = info.props?.[name];
      if (bound && prop?.tsType) prop.tsType.raw = type;
    }
    return `${component}.__docgenInfo=${JSON.stringify(info)}`;
  });
  const [source = ''] = code.split(appended);
  return [source, ...statements].join(';');
}

/** Resolves type parameters in what the docgen plugin, which runs before, appends to the modules. */
export function resolvedTypes(): Plugin {
  let types: TypeReader | undefined;
  return {
    name: 'tessera:resolved-types',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${root}src/`) || !code.includes('.__docgenInfo=')) return undefined;
      types ??= new TypeReader(readSources(root).sources);
      // Only the end of the module changes, which has no place in the source map.
      return { code: withResolvedTypes(code, types), map: null };
    },
  };
}
