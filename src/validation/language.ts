/** Returns the language subtag of a tag in lower case: `pt` for `pt-BR`. */
export function languageOf(locale: string): string {
  return locale.toLowerCase().replace(/[-_][\s\S]*/, '');
}
