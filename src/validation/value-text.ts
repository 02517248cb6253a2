import type { Rule, RuleContext } from './rule';

/**
 * Text that a value stands for in the rules of characters: the value itself, or what `String` makes of a number,
 * a boolean, `null` or `undefined`. Objects, functions and symbols stand for none, so that no rule runs their code.
 */
export function textOf(value: unknown): string | undefined {
  return Object(value) === value || typeof value === 'symbol' ? undefined : String(value);
}

/** Whether the value is nothing at all: `null`, `undefined`, `''` or `[]`. Blank text is something. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
  );
}

/** Whether the test holds for the value or, of an array, for every member. */
export function everyMember(value: unknown, test: (member: unknown) => boolean): boolean {
  return [value].flat().every((member) => test(member));
}

/** Rule of characters: the test holds for the text of the value or, of an array, of every member. */
export function textRule(
  code: string,
  params: Rule['params'],
  test: (text: string, context: RuleContext) => boolean,
): Rule {
  return {
    code,
    params,
    check: (value, context) =>
      everyMember(value, (member) => {
        const text = textOf(member);
        return text !== undefined && test(text, context);
      }),
  };
}
