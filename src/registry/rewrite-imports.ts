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

/** Import or re-export that a copy has in place of several. */
interface Statement {
  kind: SourceLink['kind'];
  specifier: string;
  /** What it names: `Box`, `type BoxProps`, `Icon as Sign`. */
  words: string[];
}

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
  const statements = new Map<string, Statement>();
  const changes = graph(path).links.flatMap((link) => {
    const targets = targetsOf(path, link, targetOf);
    if (isSame(link, targets)) return [];
    if (link.kind === 'expression') return { link, write: () => `'${targets[0]?.specifier}'` };
    // A statement is where its first name is.
    const begun = targets.flatMap(({ specifier, name }, index) => {
      const { kind, names } = link;
      const { local = name, isType = false } = names[index] ?? {};
      const known = statements.get(kind + specifier);
      const statement = known ?? { kind, specifier, words: [] };
      statements.set(kind + specifier, statement);
      const word = name === local ? name : `${name} as ${local}`;
      statement.words.push(isType ? `type ${word}` : word);
      return known ? [] : [statement];
    });
    return { link, write: () => begun.map(print).join('\n') };
  });
  let output = text;
  for (const { link, write } of changes.reverse()) {
    const written = write();
    const end = written === '' && output[link.end] === '\n' ? link.end + 1 : link.end;
    output = output.slice(0, link.start) + written + output.slice(end);
  }
  return output;
}

function isSame(link: SourceLink, targets: readonly Target[]): boolean {
  return targets.every(
    ({ specifier, name }, index) =>
      specifier === link.specifier && name === (link.names[index]?.name ?? name),
  );
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
function print({ kind, specifier, words }: Statement): string {
  const [first = ''] = words;
  if (first === '') return `${kind} '${specifier}';`;
  if (first.startsWith('default as ')) {
    return `${kind} ${first.slice('default as '.length)} from '${specifier}';`;
  }
  const areTypes = words.every((word) => word.startsWith('type '));
  const names = areTypes ? words.map((word) => word.slice('type '.length)) : [...words];
  names.sort(byName);
  const start = areTypes ? `${kind} type` : kind;
  const short = `${start} { ${names.join(', ')} } from '${specifier}';`;
  if (short.length <= 100) return short;
  return `${start} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${specifier}';`;
}

function byName(one: string, other: string): number {
  return one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en');
}

function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to.replace(/(\/index)?\.tsx?$/, ''));
  return path.startsWith('.') ? path : `./${path}`;
}
