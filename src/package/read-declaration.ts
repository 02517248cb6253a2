import { parseSync, Visitor } from 'vite';
import { packageOf } from '../registry/package-of.ts';

/** One declaration file, with its imports followed. */
export interface LinkedDeclaration {
  /** Its text, in which relative imports name the file that Node.js would load. */
  text: string;
  /** Paths of the declarations that it imports. */
  imports: string[];
  /** Names of the packages that it imports. */
  packages: string[];
}

const endings = ['.d.ts', '/index.d.ts'];

/**
 * Links a declaration file to the others.
 * @param path Its path, `components/rating/index.d.ts`.
 * @param has Whether there is a declaration file of a path.
 * @throws Where an import leads to none.
 */
export function readDeclaration(
  path: string,
  text: string,
  has: (path: string) => boolean,
): LinkedDeclaration {
  const imports: string[] = [];
  const packages: string[] = [];
  let linked = text;
  for (const { value, start, end } of specifiersOf(path, text).sort((a, b) => b.start - a.start)) {
    if (!value.startsWith('.')) {
      packages.push(packageOf(value));
      continue;
    }
    const base = new URL(value.replace(/\.tsx?$/, ''), `file:///${path}`).pathname.slice(1);
    const ending = endings.find((one) => has(base + one));
    if (ending === undefined) throw new Error(`${path} imports ${value}, which has no types.`);
    imports.push(base + ending);
    const quote = text.charAt(start);
    const written = value.replace(/\.tsx?$/, '') + ending.replace('.d.ts', '.js');
    linked = linked.slice(0, start) + quote + written + quote + linked.slice(end);
  }
  return { text: linked, imports, packages };
}

/** Module specifiers of a declaration file, with the places of their quotes. */
function specifiersOf(path: string, text: string) {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}.`);
  const found = new Map<number, { value: string; start: number; end: number }>();
  const keep = (one: { value: string; start: number; end: number }) => found.set(one.start, one);
  for (const { moduleRequest } of module.staticImports) keep(moduleRequest);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) keep(moduleRequest);
  }
  new Visitor({
    TSImportType: ({ source }) => void keep(source),
  }).visit(program);
  return [...found.values()];
}
