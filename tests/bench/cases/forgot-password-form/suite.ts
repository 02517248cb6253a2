import { typeKey } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

const plainForm = { by: 'floor', against: 'a form of native elements' } as const;

/** Form for a forgotten password compared with native elements and React state. */
export const suite: Suite = {
  title: 'Forgot-password form',
  against: 'a form of native elements',
  measures: [
    { ...cyclePlan(6), ...plainForm },
    {
      id: 'key',
      title: 'Keystroke into the address',
      kind: 'browser',
      measure: typeKey(),
      goal: 2,
      ...plainForm,
    },
    heapPlan,
    { ...serverPlan(9), ...plainForm },
  ],
};
