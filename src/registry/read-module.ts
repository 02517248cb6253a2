import { parseSync, Visitor } from 'vite';

/** Import or re-export of a module, with its place in the text. */
export interface ImportLink {
  /** Specifier as written, such as `../../primitives/button`. */
  specifier: string;
  /** Names that it brings; none for an import for side effects, and for a dynamic import, which brings them all. */
  names: readonly ImportedName[];
  /** Keyword of the statement, or `expression` for `import()` and types such as `import('react').Ref`. */
  kind: 'import' | 'export' | 'expression';
  /** Place of the statement, or of the specifier with its quotes for an expression. */
  start: number;
  end: number;
}

/** Name in an import or a re-export. */
export interface ImportedName {
  /** Name in the other module; `default`, or `*` for all names. */
  name: string;
  /** Name in this module. */
  local: string;
  /** Whether it is a type only. */
  isType: boolean;
}

/** What a module says about its dependencies. */
export interface ModuleFacts {
  links: readonly ImportLink[];
  /** Names that it exports itself. */
  exports: ReadonlySet<string>;
  /** Sentences in its line comments about a license or copyright. */
  notices: readonly string[];
}

const sheetImport = /(?:@import\s+|composes:[^;]*\sfrom\s+)['"]([^'"\n]+)['"]/g;
const legal = /licen[cs]e|copyright/i;

/**
 * Reads the dependencies of a source file with the parser of the bundler.
 * @param path Path of the file, for its kind and for messages.
 * @throws If the file cannot be parsed, or if a dynamic import is computed: a copy would lack the file.
 */
export function readModule(path: string, text: string): ModuleFacts {
  if (path.endsWith('.css')) return readSheet(text);
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}.`);
  const links: ImportLink[] = [];
  const exports = new Set<string>();
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName, localName, isType }) => ({
      name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
      local: localName.value,
      isType,
    }));
    links.push({ specifier: moduleRequest.value, names, kind: 'import', start, end });
  }
  for (const { start, end, entries } of module.staticExports) {
    const [from] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? []);
    const names = entries.map(({ importName, exportName, isType }) => ({
      name: importName.name ?? '*',
      local: exportName.name ?? '*',
      isType,
    }));
    if (from) links.push({ specifier: from.value, names, kind: 'export', start, end });
    else for (const { local } of names) exports.add(local);
  }
  const addExpression = ({ start, end }: { start: number; end: number }) => {
    const specifier = /^(['"])([^'"]+)\1$/.exec(text.slice(start, end))?.[2];
    if (specifier === undefined) {
      const computed = text.slice(start, end);
      throw new Error(
        `${path} imports ${computed}, a computed path, which cannot be followed: write it out.`,
      );
    }
    links.push({ specifier, names: [], kind: 'expression', start, end });
  };
  for (const { moduleRequest } of module.dynamicImports) addExpression(moduleRequest);
  new Visitor({ TSImportType: ({ source }) => addExpression(source) }).visit(program);
  const lines = comments.filter(({ type }) => type === 'Line').map(({ value }) => value.trim());
  return { links, exports, notices: noticesIn(lines) };
}

function readSheet(text: string): ModuleFacts {
  const links = [...text.matchAll(sheetImport)].map(({ 1: specifier = '', index }) => ({
    specifier,
    names: [],
    kind: 'expression' as const,
    start: index,
    end: index,
  }));
  return { links, exports: new Set(), notices: [] };
}

function noticesIn(comments: readonly string[]): string[] {
  const sentences = comments.join(' ').split(/(?<=\.)\s+(?=\p{Lu})/u);
  const notice = sentences.filter((sentence) => legal.test(sentence)).join(' ');
  return notice === '' ? [] : [notice];
}
