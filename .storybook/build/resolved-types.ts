import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readSources } from '../../src/registry/read-sources.ts';
import type { DocgenProp } from '../docs/prop-rows.ts';
import { TypeReader } from './type-reader.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes the types of props that come from a generic interface into what the docgen plugin appends to a module:
 * `;Name.__docgenInfo={…}` for each component.
 */
export function withResolvedTypes(code: string, reader: TypeReader): string {
  const [source = '', ...appended] = code.split(/;(?=\w+\.__docgenInfo=)/);
  const resolved = appended.map((statement) => {
    const start = statement.indexOf('=') + 1;
    const component = statement.slice(0, statement.indexOf('.'));
    const members = [...reader.propsOf(component).members.values()].filter(({ bound }) => bound);
    if (members.length === 0) return statement;
    const info = JSON.parse(statement.slice(start)) as { props?: Record<string, DocgenProp> };
    for (const { name, type } of members) {
      const prop = info.props?.[name];
      if (prop?.tsType) prop.tsType.raw = type;
    }
    return statement.slice(0, start) + JSON.stringify(info);
  });
  return [source, ...resolved].join(';');
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
