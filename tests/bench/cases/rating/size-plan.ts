import type { SizePlan } from '../../size-plan.ts';

/** What the rating and its companions may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Rating: 5000,
    RatingDisplay: 5000,
    RatingDistribution: 5000,
  },
};
