import type { SizePlan } from '../../size-plan.ts';

/** What the menu and its parts may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Menu: 6000,
    MenuGroup: 1500,
    MenuItem: 2500,
    MenuSeparator: 1500,
  },
};
