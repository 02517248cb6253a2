import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the tag input. It wraps no package. */
export const sizePlan: SizePlan = { limits: { TagInput: 16_000 } };
