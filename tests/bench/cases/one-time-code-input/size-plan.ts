import type { SizePlan } from '../../size-plan.ts';

/** Size limit of the one-time code input. It wraps no package. */
export const sizePlan: SizePlan = { limits: { OneTimeCodeInput: 7210 } };
