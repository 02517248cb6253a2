import type { TestGroup } from '#.storybook/facts/page-facts.ts';

/** Heading of a group: `In a form` for `Tests in a form`, `Appearance` for `Tests of appearance`; none for `Tests`. */
export function headingOf({ name }: Pick<TestGroup, 'name'>): string {
  const rest = name.replace(/^Tests ?(?:of (?:the )?)?/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
