import type { SizePlan } from '../../size-plan.ts';

/** Size limit of the password input. The strength loads when it is used, and is not counted. */
export const sizePlan: SizePlan = { limits: { PasswordInput: 7500 } };
