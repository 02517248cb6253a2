import type { SizePlan } from '../../size-plan.ts';

/** What the tag input may weigh. It wraps no package. */
export const sizePlan: SizePlan = { limits: { TagInput: 20_000 } };
