import type { Rule, RuleContext } from './rule';

/**
 * Returns the text of a value for character rules: a string itself, or the string form of a number, a
 * boolean, `null` or `undefined`. Objects, functions and symbols have none, so that no rule runs their code.
 */
export function textOf(value: unknown): string | undefined {
  return Object(value) === value || typeof value === 'symbol' ? undefined : String(value);
}

/** Whether the value is empty: `null`, `undefined`, `''` or `[]`. Blank text is not. */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
  );
}

/** Whether the test passes for the value or, for an array, for every element. */
export function everyMember(value: unknown, test: (member: unknown) => boolean): boolean {
  return [value].flat().every((member) => test(member));
}

/**
 * Creates a character rule: the test must pass for the text of the value or, for an array, of every element.
 */
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
