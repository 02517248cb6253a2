import { transformWithOxc } from 'vite';

/** Path and text of a file. */
export interface SourceText {
  /** Path in the repository. */
  path: string;
  /** The text. */
  content: string;
}

// What the compiler lacks types for, a linter of plain JavaScript lacks the global for.
const unknownGlobal = /^\/\/ @ts-ignore$/gm;

/** Comments to linters of TypeScript, whose names others take for mistakes. */
const forTypeScript = /^\s*\/\/ (?:.*@typescript-eslint\/|biome-ignore\S* \S*TsIgnore).*\n/gm;

/** Comments that open a file; of those before an import the transform keeps none. */
const opening = /^(?:\/\/.*\n)*/;

/** Reasons for doing nothing about an error, in blocks that the transform empties. */
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
