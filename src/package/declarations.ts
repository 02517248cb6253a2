import { readDeclarationFile, type DeclarationFile, type Origin } from './declaration-file.ts';

/** Parses a declaration file by its path below `lib`. */
export type Read = (path: string) => DeclarationFile | undefined;

/**
 * Returns a caching parser.
 * @param files Text of each file of the package, by its path.
 */
export function reader(files: ReadonlyMap<string, string>): Read {
  const known = new Map<string, DeclarationFile>();
  return (path) => {
    const text = files.get(`lib/${path}`);
    if (text === undefined) return undefined;
    const file = known.get(path) ?? readDeclarationFile(path, text);
    known.set(path, file);
    return file;
  };
}

/** Returns the exports of a file, sorted by name, with their origins. */
export function exportsOf(read: Read, path: string): Map<string, Origin> {
  const file = read(path);
  const own = [...(file?.exports ?? [])].map(
    ([name, origin]) => [name, follow(read, origin)] as const,
  );
  const starred = (file?.stars ?? []).flatMap((star) => [...exportsOf(read, star)]);
  return new Map([...starred, ...own].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Resolves the origin of a name through re-exports. */
function follow(read: Read, origin: Origin): Origin {
  const file = read(origin.path);
  if (!file || file.declared.has(origin.name)) return origin;
  const next = file.exports.get(origin.name) ?? file.imports.get(origin.name);
  if (next && keyOf(next) !== keyOf(origin)) return follow(read, next);
  const star = file.stars.find((path) => exportsOf(read, path).has(origin.name));
  return star === undefined ? origin : follow(read, { ...origin, path: star });
}

/** Returns the declarations that types depend on, including themselves, in the order of the files. */
export function behind(read: Read, roots: readonly Origin[]): Array<[key: string, origin: Origin]> {
  const reached = new Map<string, Origin>();
  const visit = (origin: Origin) => {
    const file = read(origin.path);
    const declared = file?.declared.get(origin.name);
    if (!file || !declared || reached.has(keyOf(origin))) return;
    reached.set(keyOf(origin), origin);
    for (const name of declared.names) {
      const next = file.declared.has(name) ? { path: origin.path, name } : file.imports.get(name);
      if (next) visit(follow(read, next));
    }
    for (const next of declared.inline) visit(follow(read, next));
  };
  roots.forEach(visit);
  return [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the key of a declaration. */
export function keyOf({ path, name }: Origin): string {
  return `${path} ${name}`;
}
