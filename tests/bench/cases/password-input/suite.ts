import { pressPart, typeKey } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Password input compared with native elements. */
export const suite: Suite = {
  title: 'PasswordInput',
  against: 'an input and a button',
  measures: [
    cyclePlan(5),
    { id: 'key', title: 'Keystroke', kind: 'browser', measure: typeKey(), goal: 3 },
    {
      id: 'reveal',
      title: 'Showing and hiding the password',
      kind: 'browser',
      measure: pressPart('reveal'),
      goal: 3,
    },
    heapPlan,
    serverPlan(6),
  ],
};
