import type { SizePlan } from '../../size-plan.ts';

/** What the tooltip may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Tooltip: 3000,
  },
};
