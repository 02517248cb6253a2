/** Rule of a string: a name, with its parameter if it has one. */
type RulePart =
  | 'required'
  | 'accepted'
  | 'email'
  | 'alphanumeric'
  | 'integer'
  | 'digits'
  | `${'email' | 'alphanumeric' | 'digits'}:${string}`
  | `${'confirmed' | 'min' | 'max' | 'minLength' | 'maxLength' | 'pattern'}:${string}`;

type Space = ' ' | '\n' | '\t';

type Trim<Text extends string> = Text extends `${Space}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Space}`
    ? Trim<Rest>
    : Text;

/** First part of a string that is no rule; `never` if there is none. What follows an escaped bar is not read. */
type WrongPart<Text extends string> = Text extends `${infer First}|${infer Rest}`
  ? First extends `${string}\\`
    ? never
    : Trim<First> extends RulePart
      ? WrongPart<Rest>
      : First
  : Trim<Text> extends RulePart
    ? never
    : Text;

/**
 * Literal text if its rules exist, or else the type of a sentence that says which does not. Text that is only known when
 * the application runs is unchanged.
 */
export type CheckedRuleText<Text extends string> = Text extends unknown
  ? string extends Text
    ? Text
    : Trim<Text> extends ''
      ? Text
      : [WrongPart<Text>] extends [never]
        ? Text
        : `"${WrongPart<Text>}" is not a rule`
  : never;
