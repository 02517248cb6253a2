/** Joins class names with a space and leaves out what is empty, in the order given. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
