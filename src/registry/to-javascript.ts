import { transformWithOxc } from 'vite';

/** Text and path of a file. */
export interface SourceText {
  /** Path in the repository. */
  path: string;
  /** The text. */
  content: string;
}

/**
 * File without its types, for hosts that have no TypeScript: JSX, comments and the directives stay, `.tsx` becomes `.jsx`
 * and `.ts` becomes `.js`. A style sheet stays as it is.
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
