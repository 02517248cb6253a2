/** Name of the package that a module specifier leads to: `react` of `react/jsx-runtime`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
