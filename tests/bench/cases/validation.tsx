import { toRules, validateSync } from '#src/validation/index.ts';
import { longTexts } from '#tests/support/long-texts.ts';
import type { BenchCase } from '../page.tsx';

const rules = toRules(
  'required|email:multiple|alphanumeric|integer|digits|min:3|max:3|minLength:3|maxLength:3|confirmed:it',
);

/** Every slow text validated by every rule. */
export const ours: BenchCase = {
  run: () =>
    Object.values(longTexts).flatMap((text) => validateSync(text, rules, { values: { it: text } }))
      .length,
};
