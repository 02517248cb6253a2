import type { SizePlan } from '../../size-plan.ts';

/** What the login form may weigh, with the form that it is built on and the rules. */
export const sizePlan: SizePlan = { limits: { LoginForm: 27_000 } };
