/** Rewrites the imports of a source file for an application with the copied folders next to it. */
export function asCopied(source: string): string {
  return source
    .replaceAll(/#src\/(?:components\/)?(.+?)\/index\.ts/gu, './$1')
    .replaceAll(/from '(\.\/[\w-]+)\.ts'/gu, "from '$1'")
    .trim();
}
