import { transformWithOxc } from 'vite';

/** Path and text of a file. */
export interface SourceText {
  path: string;
  content: string;
}

// Where TypeScript lacks the types of a global, a JavaScript linter does not know the global.
const unknownGlobal = /^\/\/ @ts-ignore$/gm;

/** Suppression comments for TypeScript linters; other linters report their rule names as errors. */
const forTypeScript = /^\s*\/\/ (?:.*@typescript-eslint\/|biome-ignore\S* \S*TsIgnore).*\n/gm;

/** Comments at the start of a file; the transform drops those before an import. */
const opening = /^(?:\/\/.*\n)*/;

/** Comments that explain an empty `catch` block; the transform removes them. */
const emptyCatch = /\bcatch \{\s*(\/\/.*)\s*\}/g;

/**
 * Removes the types from a file, for hosts without TypeScript. Keeps JSX, comments and directives; `.tsx`
 * becomes `.jsx` and `.ts` becomes `.js`. Style sheets are unchanged.
 */
export async function toJavaScript({ path, content }: SourceText): Promise<SourceText> {
  if (!/\.tsx?$/.test(path)) return { path, content };
  const text = content
    .replaceAll(forTypeScript, '')
    .replaceAll(unknownGlobal, '// eslint-disable-next-line no-undef');
  const [head = ''] = opening.exec(text) ?? [];
  const reasons = [...text.matchAll(emptyCatch)].map(([, reason = '']) => reason);
  const { code } = await transformWithOxc(text.slice(head.length), path, {
    jsx: 'preserve',
    sourcemap: false,
    target: 'es2022',
    typescript: { onlyRemoveTypeImports: true },
  });
  const explained = code.replaceAll(
    /catch \{\}/g,
    () => `catch { ${blockComment(reasons.shift())} }`,
  );
  return {
    path: path.replace(/\.ts(x?)$/, '.js$1'),
    content: head + explained.replaceAll('\t', '  '),
  };
}

function blockComment(line = ''): string {
  return `/*${line.slice(2)} */`;
}
