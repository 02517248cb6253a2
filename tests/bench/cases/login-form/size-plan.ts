import type { SizePlan } from '../../size-plan.ts';

/** What the login form may weigh: 5000 of its own beside the form that it is built on (6000) and the rules (4000). */
export const sizePlan: SizePlan = { limits: { LoginForm: 15000 } };
