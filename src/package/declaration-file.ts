import { parseSync, type ESTree } from 'vite';
import { joined, readDeclared, type Declared, type Origin } from './declared.ts';

/** What one declaration file says. */
export interface DeclarationFile {
  /** Declarations by the name that they have in the file. */
  declared: ReadonlyMap<string, Declared>;
  /** Names that the file imports, and from where. */
  imports: ReadonlyMap<string, Origin>;
  /** Names that the file exports, and what they are. */
  exports: ReadonlyMap<string, Origin>;
  /** Files of which it exports all. */
  stars: readonly string[];
}

/** Reads a declaration file. Its own names have its own path as their origin. */
export function readDeclarationFile(path: string, text: string): DeclarationFile {
  const { program, comments } = parseSync(path, text);
  const blanked = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end),
    text,
  );
  const declared = new Map<string, Declared>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, Origin>();
  const stars: string[] = [];
  const from = (specifier: string) => resolveSpecifier(path, specifier);
  const declare = (node: ESTree.Node) => {
    for (const name of namesOf(node)) {
      const one = readDeclared(node, blanked, from);
      const before = declared.get(name);
      declared.set(name, before ? joined(before, one) : one);
    }
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        imports.set(specifier.local.name, { path: from(node.source.value), name });
      }
    } else if (node.type === 'ExportAllDeclaration') stars.push(from(node.source.value));
    else if (node.type !== 'ExportNamedDeclaration') declare(node);
    else if (node.declaration) {
      declare(node.declaration);
      for (const name of namesOf(node.declaration)) exports.set(name, { path, name });
    } else {
      for (const { local, exported } of node.specifiers) {
        const at = node.source ? from(node.source.value) : path;
        exports.set(nameOf(exported), { path: at, name: nameOf(local) });
      }
    }
  }
  return { declared, imports, exports, stars };
}

/** Names that a statement declares. */
function namesOf(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Path of the declaration file that a specifier leads to, or the name of a package. */
function resolveSpecifier(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return new URL(specifier, `file:///${path}`).pathname.slice(1).replace(/\.js$/, '.d.ts');
}
