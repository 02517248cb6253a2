/** Source as it reads in an application that has copied the parts: their folders stand beside it. */
export function asCopied(source: string): string {
  return source.replaceAll(/#src\/(?:components\/)?(.+?)\/index\.ts/gu, './$1').trim();
}
