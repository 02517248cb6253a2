/** Rewrites the imports of a source file for an application that has installed the package, with the example's files in one folder. */
export function asInstalled(source: string): string {
  return source
    .replaceAll(
      /#src\/(?:components\/|primitives\/|core\/(?!index))?(.+?)(?:\/index)?\.ts(?=')/g,
      'tessera-ui/$1',
    )
    .replaceAll(/'(?:#stories\/guides\/testing|\.\.?)\/([\w-]+)(?:\.tsx?)?'/g, "'./$1'")
    .trim();
}
