import type { SizePlan } from '../../size-plan.ts';

/** What the rating and its companions may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Rating: 3000,
    RatingDisplay: 3000,
    RatingDistribution: 3000,
  },
};
