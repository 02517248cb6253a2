/** Language part of a tag in lower case: `pt` of `pt-BR`. */
export function languageOf(locale: string): string {
  return locale.toLowerCase().replace(/[-_][\s\S]*/, '');
}
