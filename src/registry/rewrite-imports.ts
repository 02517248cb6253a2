import { posix } from 'node:path';
import type { ImportGraph, Origin, SourceLink } from './import-graph.ts';

/** Where a copy imports something from. */
interface Target {
  specifier: string;
  /** Name at the specifier. */
  name: string;
}

/** Returns the specifier and the name by which a copy imports what a source file declares. */
export type FindTarget = (importer: string, origin: Origin) => Target;

/** Returns the target in a whole copy: the file itself, by a relative path. */
export const toFile: FindTarget = (importer, { path, name }) => ({
  specifier: relativePath(importer, path),
  name,
});

/**
 * Returns the text of a source file whose imports lead to the targets, those of one specifier in one statement.
 * @param path Path of the file.
 * @param text Its text, as in the graph.
 */
export function rewriteImports(
  path: string,
  text: string,
  graph: ImportGraph,
  targetOf: FindTarget,
): string {
  const statements = new Map<string, string[]>();
  const places = graph(path).links.map((link) => {
    const targets = targetsOf(path, link, targetOf);
    const isSame = targets.every(
      ({ specifier, name }, index) =>
        specifier === link.specifier && name === (link.names[index]?.name ?? name),
    );
    if (isSame) return undefined;
    if (link.kind === 'expression') return { link, written: `'${targets[0]?.specifier}'` };
    const added = targets.map(({ specifier, name }, index) => {
      const { local = name, isType = false } = link.names[index] ?? {};
      const key = `${link.kind} '${specifier}'`;
      const names = statements.get(key) ?? [];
      const word = `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
      statements.set(key, [...names, word]);
      return names.length === 0 ? key : '';
    });
    return { link, keys: added.filter(Boolean) };
  });
  let output = text;
  for (const place of places.filter((one) => one !== undefined).reverse()) {
    const { start, end } = place.link;
    const written =
      place.written ?? (place.keys ?? []).map((key) => statement(key, statements)).join('\n');
    const after = written === '' && output[end] === '\n' ? end + 1 : end;
    output = output.slice(0, start) + written + output.slice(after);
  }
  return output;
}

function targetsOf(path: string, link: SourceLink, targetOf: FindTarget): Target[] {
  if (link.names.length === 0) return [targetOf(path, { path: link.to, name: '' })];
  const targets = link.origins.map((origin) => targetOf(path, origin));
  if (link.names.some(({ name }) => name === '*')) {
    const [{ specifier } = { specifier: '' }] = targets;
    if (specifier !== link.specifier) {
      throw new Error(`${path} imports all of ${link.specifier}: name what it needs.`);
    }
  }
  return targets;
}

/** Returns a statement in the format of the sources: on one line if it has at most 100 characters. */
function statement(key: string, statements: ReadonlyMap<string, readonly string[]>): string {
  const [, kind = '', specifier = ''] = /^(\w+) ('.*')$/.exec(key) ?? [];
  const words = [...(statements.get(key) ?? [])];
  const [first = ''] = words;
  if (first === '') return `${kind} ${specifier};`;
  if (first.startsWith('default as ')) {
    return `${kind} ${first.slice('default as '.length)} from ${specifier};`;
  }
  const areTypes = words.every((word) => word.startsWith('type '));
  const names = (areTypes ? words.map((word) => word.slice('type '.length)) : words).sort(byName);
  const start = areTypes ? `${kind} type` : kind;
  const short = `${start} { ${names.join(', ')} } from ${specifier};`;
  if (short.length <= 100) return short;
  return `${start} {\n${names.map((name) => `  ${name},\n`).join('')}} from ${specifier};`;
}

function byName(one: string, other: string): number {
  return one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en');
}

function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to.replace(/(\/index)?\.tsx?$/, ''));
  return path.startsWith('.') ? path : `./${path}`;
}
