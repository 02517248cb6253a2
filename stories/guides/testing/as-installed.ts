/** Rewrites the imports of a source file for an application that has installed the package. */
export function asInstalled(source: string): string {
  return source
    .replaceAll(/#src\/(?:components\/|primitives\/)?(.+?)\/index\.ts/gu, 'tessera-ui/$1')
    .replaceAll(/#stories\/guides\/testing\/(.+?)\.tsx/gu, './$1')
    .trim();
}
