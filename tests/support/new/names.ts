/** Returns a kebab-case name in camelCase. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a kebab-case name in PascalCase. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** Returns a kebab-case name as the sidebar shows it: `Star sign`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
