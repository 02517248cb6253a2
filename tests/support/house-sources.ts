/** Files of the repository that the house rules check: their paths and contents. */
export interface House {
  /** Paths from the root with forward slashes, folders left out. */
  files: ReadonlySet<string>;
  /** Text of a file. */
  read: (path: string) => string;
}

/** Violations of a rule in one source file: sentences without its path. */
type Rule = (source: string) => string[];

/** Files with a matching path, and the violations in each. */
export function findings({ files, read }: House, path: RegExp, rule: Rule): string[] {
  return [...files]
    .filter((file) => path.test(file))
    .flatMap((file) => rule(read(file)).map((finding) => `${file} ${finding}`));
}

const layerLine = '@layer theme, base, components, utilities;';

/** Preludes of the blocks inside the outermost block of a style sheet: `.root`, `@media (width < 480px)`. */
function preludesOf(css: string): string[] {
  const source = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const preludes: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index];
    if (sign === '{') {
      if (depth === 1) preludes.push(source.slice(start, index).trim());
      depth += 1;
    } else if (sign === '}') depth -= 1;
    if (sign === '{' || sign === '}' || sign === ';') start = index + 1;
  }
  return preludes;
}

/** Selectors of a prelude, split at commas outside of brackets. */
function selectorsOf(prelude: string): string[] {
  let depth = 0;
  const signs = [...prelude].map((sign) => {
    if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    return sign === ',' && depth === 0 ? '\n,' : sign;
  });
  return signs
    .join('')
    .split('\n,')
    .map((selector) => selector.trim());
}

/** Rules for a CSS module: its layer, its root and its styles for forced colors and reduced motion. */
export const moduleStyles: Rule = (css) => {
  const problems: string[] = [];
  const [first, ...rest] = css.split('\n');
  if (first !== layerLine) problems.push(`does not open with \`${layerLine}\`.`);
  const outside = rest.join('\n').trim();
  if (!/^@layer base \{[\s\S]*\n\}$/.test(outside) || outside.match(/^\S.*\{$/gm)?.length !== 1) {
    problems.push('is not one `@layer base` block.');
  }
  const preludes = preludesOf(css);
  if (!preludes[0]?.startsWith('.root')) problems.push('does not begin with `.root`.');
  for (const prelude of preludes) {
    if (prelude.startsWith('@')) continue;
    const unscoped = selectorsOf(prelude).filter((selector) => !/\.[a-z]/.test(selector));
    problems.push(
      ...unscoped.map((selector) => `has no class in \`${selector}\`, so Next.js refuses it.`),
    );
  }
  const rules = ['@media (forced-colors: active)', '@media (prefers-reduced-motion: reduce)'];
  const needed = [
    /(background|border|outline|shadow|(?<!-)color)[\w-]*:[^;]*var\(--tessera-color/,
    /^\s*(transition|animation)[\w-]*:(?! none;)/m,
  ];
  const causes = ['uses the color of a token', 'has a transition or an animation'];
  rules.forEach((answer, index) => {
    if (needed[index]?.test(css) && !preludes.includes(answer)) {
      problems.push(`${causes[index]}, but has no ${answer}.`);
    }
  });
  const tail = preludes.findIndex((prelude) => rules.includes(prelude));
  if (tail >= 0 && preludes.slice(tail).some((prelude) => !rules.includes(prelude))) {
    problems.push('does not end with its rules for forced colors and reduced motion.');
  }
  return problems;
};

/** Rule for modules with hooks or contexts: they are marked as client modules. */
export const clientDirective: Rule = (source) => {
  const calls = /\b(?:use[A-Z]\w*|createContext)(?:<[^()]*>)?\(/.test(withoutComments(source));
  // Comments for linters come first.
  const isMarked = /^(?:\/\/.*\n)*'use client';\n/.test(source);
  return calls && !isMarked ? ["calls hooks and does not open with 'use client'."] : [];
};

/** Rule for components: visible text comes from labels, never from the markup. */
export const wordsInMarkup: Rule = (source) => {
  const code = withoutComments(source);
  const attributes =
    /\s(aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt)=(?:\{\s*)?(["'`])([^"'`]*\p{L}{2}[^"'`]*)\2/gu;
  const texts = />\s*([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*?)\s*<\//gu;
  return [
    ...[...code.matchAll(attributes)].map(([, name, , words]) => `${name}="${words}"`),
    ...[...code.matchAll(texts)].map(([, words]) => `"${words}"`),
  ].map((found) => `has ${found} in its markup: texts belong in labels.ts.`);
};

/** Rule for any source: `process` is that of the host. */
export const declaredProcess: Rule = (source) =>
  /declare (?:const|let|var) process\b/.test(source) ? ['declares `process`.'] : [];

/** Rule for copied sources: they name no rule of a plugin that the host may lack. */
export const disabledRule: Rule = (source) =>
  /eslint-disable.* jsx-a11y/.test(source) ? ['disables a rule of jsx-a11y.'] : [];

/** Rule for any source: at most `most` lines. */
export function atMost(most: number): Rule {
  return (source) => {
    const lines = source.trimEnd().split('\n').length;
    return lines > most ? [`has ${lines} lines, ${most} at most: split it.`] : [];
  };
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}
