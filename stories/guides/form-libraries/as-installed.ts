/** Rewrites the imports of an example for an application that has installed the package, with the example's files in one folder. */
export function asInstalled(source: string): string {
  return source
    .replaceAll(/#src\/(?:components|primitives)\/(.+?)\/index\.ts/g, 'tessera-ui/$1')
    .replaceAll(/#src\/(.+?)(?:\/index)?\.ts/g, 'tessera-ui/$1')
    .replaceAll("'../bridge-widget'", "'./bridge-widget'")
    .replaceAll(' today="2026-04-03"', '')
    .trim();
}
