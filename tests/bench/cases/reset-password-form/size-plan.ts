import type { SizePlan } from '../../size-plan.ts';

/** Size limit of the form, including `Form`, `Field`, the inputs that it builds on, and the rules. */
export const sizePlan: SizePlan = { limits: { ResetPasswordForm: 30_200 } };
