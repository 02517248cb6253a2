import { openAndClose } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Time field compared with native elements. */
export const suite: Suite = {
  title: 'TimeField',
  against: 'an input, a button and a select with every half hour',
  measures: [
    { ...cyclePlan(5), title: 'Mount, layout and unmount of 100, closed' },
    { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: 3.7 },
    heapPlan,
    { ...serverPlan(3.3), title: 'Server rendering of 100, closed', absolute: true },
  ],
};
