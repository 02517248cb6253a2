import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the sign-in form, including the form and the inputs that it builds on, and the rules. */
export const sizePlan: SizePlan = { limits: { LoginForm: 35_700 } };
