import type { SizePlan } from '../../size-plan.ts';

/** What the dialog and the drawer may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Dialog: 6500,
    Drawer: 6500,
  },
};
