import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { House } from './house-sources.ts';

/** Folders whose style sheets override those of the components that they use. */
const markup = /^src\/(components|app)\/.*\.tsx$/;
const styles = /^src\/(components|app)\/.*\.module\.css$/;

/**
 * Selectors that would override the styles of another component only in one order of the style sheets: all are in one
 * layer, so a class that is passed to another component is written twice, as `.clear.clear`.
 */
export function looseOverrides(house: House): string[] {
  const passed = new Map<string, Set<string>>();
  for (const path of [...house.files].filter((file) => markup.test(file))) {
    for (const [sheet, name] of passedClasses(path, house.read(path))) {
      passed.set(sheet, (passed.get(sheet) ?? new Set()).add(name));
    }
  }
  const loose = [...passed].flatMap(([sheet, names]) =>
    selectorsOf(house.read(sheet)).flatMap((selector) => {
      const subject = selector.split(/[\s>+~]+/).at(-1) ?? '';
      const name = /^[a-z]*\.([A-Za-z]\w*)/.exec(subject)?.[1] ?? '';
      if (!names.has(name) || subject.startsWith(`.${name}.${name}`)) return [];
      return [`${sheet} passes \`.${name}\` to a component: write \`.${name}.${name}\`.`];
    }),
  );
  const sheets = [...house.files].filter((file) => styles.test(file));
  return [...loose, ...sheets.flatMap((sheet) => halfRaised(sheet, house.read(sheet)))];
}

/** Selectors of a style sheet that have a class twice in one rule and once in another. */
function halfRaised(sheet: string, css: string): string[] {
  const selectors = new Set(selectorsOf(css));
  return [...selectors].flatMap((selector) => {
    const once = selector.replace(/(\.\w+)\1/, '$1');
    if (once === selector || !selectors.has(once)) return [];
    return [`${sheet} has \`${selector}\` and \`${once}\`: write the class twice in both.`];
  });
}

/** Style sheets and the classes of them that a module passes to components of other modules. */
function passedClasses(path: string, text: string): Array<[sheet: string, name: string]> {
  const { program, module } = parseSync(path, text);
  const sheets = new Map<string, string>();
  const components = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    if (!from.startsWith('.')) continue;
    for (const { localName } of entries) {
      if (from.endsWith('.module.css')) {
        sheets.set(localName.value, posix.join(posix.dirname(path), from));
      } else components.add(localName.value);
    }
  }
  const found: Array<[string, string]> = [];
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      const tag = text.slice(name.start, name.end).split('.')[0] ?? '';
      if (!/^[A-Z]/.test(tag) || !components.has(tag)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute') continue;
        const written = text.slice(attribute.start, attribute.end);
        if (!/^\w*[cC]lassName=/.test(written)) continue;
        for (const [, local = '', used = ''] of written.matchAll(/\b(\w+)\.(\w+)/g)) {
          const sheet = sheets.get(local);
          if (sheet && !/^src\/(primitives|core)\//.test(sheet)) found.push([sheet, used]);
        }
      }
    },
  }).visit(program);
  return found;
}

/** Selectors of a style sheet, without what is in parentheses: `.list > li:where`. */
function selectorsOf(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const preludes = [...rules].map(([, prelude = '']) => prelude.trim());
  return preludes.flatMap((prelude) => {
    if (prelude.startsWith('@')) return [];
    let flat = prelude;
    while (/\([^()]*\)/.test(flat)) flat = flat.replaceAll(/\([^()]*\)/g, '');
    return flat.split(',').map((selector) => selector.trim());
  });
}
