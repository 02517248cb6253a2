import { toRules, validateSync } from '#src/validation/index.ts';
import { longTexts } from '#tests/support/long-texts.ts';

const rules = toRules(
  'required|email:multiple|alphanumeric|integer|digits|min:3|max:3|minLength:3|maxLength:3|confirmed:it',
);

/** Every slow text validated by every rule. */
export function run(): number {
  const issues = Object.values(longTexts).map((text) =>
    validateSync(text, rules, { values: { it: text } }),
  );
  return issues.flat().length;
}
