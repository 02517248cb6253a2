import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Declared {
  members: string[];
  parents: string[];
}

/** Interfaces of a folder, and types that only name another one, by name. */
export interface Interfaces {
  /** Names of an interface's members, including those of its parents in the folder; undefined if it is unknown. */
  membersOf: (name: string) => string[] | undefined;
}

const declaration = /^export interface (\w+)(?:<[^{]*?>)?(?:\s+extends ([^{]+?))? \{([^]*?)^\}/gm;
/** Props that are those of an element. */
const alias = /^export type (\w+Props) = /gm;
const member = /^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm;
const word = /\w+/g;

/** Reads the exported interfaces of every source below a folder, as the formatter writes them. */
export function readInterfaces(folder: string): Interfaces {
  const known = new Map<string, Declared>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, name = '', parents = '', body = ''] of source.matchAll(declaration)) {
      known.set(name, {
        members: [...body.matchAll(member)].map((found) => found[1] ?? ''),
        // `Omit<Parent, 'a'>` counts as the parent without `a`.
        parents: parents.match(word) ?? [],
      });
    }
    for (const [, name = ''] of source.matchAll(alias)) {
      if (!known.has(name)) known.set(name, { members: [], parents: [] });
    }
  }
  const membersOf = (name: string): string[] | undefined => {
    const declared = known.get(name);
    if (!declared) return undefined;
    const left = new Set(declared.parents);
    const inherited = declared.parents
      .flatMap((parent) => membersOf(parent) ?? [])
      .filter((each) => !left.has(each));
    return [...new Set([...declared.members, ...inherited])];
  };
  return { membersOf };
}
