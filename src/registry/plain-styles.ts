import { posix } from 'node:path';
import { parseSync, preprocessCSS, resolveConfig, Visitor, type ESTree } from 'vite';

const sheetName = /([^/]+)\.module\.css$/;

/** Class names of a CSS module by their name in the source. */
type ClassNames = Readonly<Record<string, string>>;

/** Part of a text and what replaces it. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Plain style sheets in place of CSS modules. */
export interface PlainStyles {
  /** Text of each style sheet, by the path of its CSS module. */
  sheets: ReadonlyMap<string, string>;
  /** Returns the text of a module with class names in place of those of the CSS modules that it imports. */
  withClassNames: (path: string, text: string) => string;
}

/**
 * Turns CSS modules into plain style sheets: `rating.module.css` becomes `rating.css` with classes such as
 * `tessera-rating__star`, and modules contain these names. Hosts need no CSS Modules then, whose file names a bundler's
 * rule for `*.css` may not see: that of create-next-app with Tailwind removes all class names.
 * @param sources Text of each file, by its path.
 * @throws If two style sheets share a name, or a module uses a class that does not exist or the names as a whole.
 */
export async function plainStyles(sources: ReadonlyMap<string, string>): Promise<PlainStyles> {
  const config = await resolveConfig(
    {
      configFile: false,
      logLevel: 'warn',
      css: { modules: { generateScopedName: (name, path) => classOf(name, path) } },
    },
    'build',
  );
  const sheets = new Map<string, string>();
  const classes = new Map<string, ClassNames>();
  for (const [path, text] of sources) {
    if (!sheetName.test(path)) continue;
    const { code, modules = {} } = await preprocessCSS(text, path, config);
    const twin = [...classes.keys()].find((other) => baseOf(other) === baseOf(path));
    if (twin) throw new Error(`${path} has the name of ${twin}: rename one of them.`);
    classes.set(path, modules);
    sheets.set(path, code);
  }
  return { sheets, withClassNames: (path, text) => withClassNames(path, text, classes) };
}

/** Returns the path of the plain style sheet of a CSS module, and any other path as it is. */
export function plainPath(path: string): string {
  return path.replace(/\.module\.css$/, '.css');
}

function withClassNames(
  path: string,
  text: string,
  sheets: ReadonlyMap<string, ClassNames>,
): string {
  if (!text.includes('.module.css')) return text;
  const { program, module } = parseSync(path, text);
  const changes: Change[] = [];
  const names = new Map<string, ClassNames>();
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    const sheet = sheetName.test(moduleRequest.value) && sheetAt(path, moduleRequest.value, sheets);
    const local = entries[0]?.localName.value;
    if (!sheet || local === undefined) continue;
    names.set(local, sheet);
    changes.push({ start, end, text: `import '${plainPath(moduleRequest.value)}';` });
  }
  const literal = (local: string, property: string) => {
    const name = names.get(local)?.[property];
    if (name === undefined) throw new Error(`${path} uses ${local}.${property}: no such class.`);
    return name;
  };
  const replaced = new Set<number>();
  new Visitor({
    JSXAttribute: ({ value }) => {
      const used = value?.type === 'JSXExpressionContainer' && classIn(value.expression, names);
      if (!used || !value) return;
      replaced.add(used.start);
      changes.push({ ...value, text: `"${literal(used.local, used.property)}"` });
    },
    MemberExpression: (node) => {
      const used = classIn(node, names);
      if (!used || replaced.has(used.start)) return;
      replaced.add(used.start);
      changes.push({ ...node, text: `'${literal(used.local, used.property)}'` });
    },
  }).visit(program);
  return changes
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end), text);
}

/** Returns the use of a class name in an expression such as `styles.star`. */
function classIn(node: ESTree.Node, names: ReadonlyMap<string, ClassNames>) {
  if (node.type !== 'MemberExpression' || node.computed) return;
  const { object, property, start } = node;
  if (object.type !== 'Identifier' || !names.has(object.name)) return;
  return { start, local: object.name, property: property.name };
}

function sheetAt(
  importer: string,
  specifier: string,
  sheets: ReadonlyMap<string, ClassNames>,
): ClassNames {
  const path = posix.join(posix.dirname(importer), specifier);
  const sheet = sheets.get(path);
  if (sheet) return sheet;
  throw new Error(
    `${importer} imports ${specifier}, which does not exist: a copy would not compile.`,
  );
}

function classOf(name: string, path: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `tessera-${baseOf(path)}__${words}`;
}

function baseOf(path: string): string {
  return sheetName.exec(path)?.[1] ?? '';
}
