import { pressPart } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Rating compared with native radio buttons. */
export const suite: Suite = {
  title: 'Rating',
  against: 'five native radio buttons with labels in a field set',
  measures: [
    cyclePlan(1.5),
    {
      id: 'select',
      title: 'Select a star',
      kind: 'browser',
      measure: pressPart('high', 'low'),
      goal: 1.5,
    },
    heapPlan,
    { ...serverPlan(3), absolute: true },
  ],
};
