import type { SizePlan } from '../../size-plan.ts';

/** What the region of the toasts may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    ToastRegion: 6000,
  },
};
