import { transformWithOxc } from 'vite';

/** Path and text of a file. */
export interface SourceText {
  /** Path in the repository. */
  path: string;
  /** The text. */
  content: string;
}

/**
 * Removes the types from a file, for hosts without TypeScript. Keeps JSX, comments and directives; `.tsx`
 * becomes `.jsx` and `.ts` becomes `.js`. Style sheets are unchanged.
 */
export async function toJavaScript({ path, content }: SourceText): Promise<SourceText> {
  if (!/\.tsx?$/.test(path)) return { path, content };
  const { code } = await transformWithOxc(content, path, {
    jsx: 'preserve',
    sourcemap: false,
    target: 'es2022',
    typescript: { onlyRemoveTypeImports: true },
  });
  return { path: path.replace(/\.ts(x?)$/, '.js$1'), content: code.replaceAll('\t', '  ') };
}
