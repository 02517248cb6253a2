import { typeKey } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** One-time code input compared with native elements. */
export const suite: Suite = {
  title: 'OneTimeCodeInput',
  against: 'an input and six tiles',
  measures: [
    cyclePlan(4),
    {
      id: 'key',
      title: 'Keystroke into the code',
      kind: 'browser',
      measure: typeKey(['1', 'Backspace']),
      goal: 3,
    },
    heapPlan,
    serverPlan(5),
  ],
};
