/** Rewrites the imports of a source file for an application that has copied the folders with the CLI. */
export function asCopied(source: string): string {
  return source
    .replaceAll(/#src\/(.+?)\/index\.ts/gu, '@/components/ui/tessera/$1')
    .replaceAll(/from '(\.\/[\w-]+)\.ts'/gu, "from '$1'")
    .trim();
}
