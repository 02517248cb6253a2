import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the rating and its companions. */
export const sizePlan: SizePlan = {
  limits: {
    Rating: 5500,
    RatingDisplay: 5000,
    RatingDistribution: 5000,
  },
};
