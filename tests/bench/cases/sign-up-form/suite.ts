import { pressPart, typeKey } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

const plainForm = { by: 'floor', against: 'a form of native elements' } as const;

/** Sign-up form compared with native elements and React state. */
export const suite: Suite = {
  title: 'Sign-up form',
  against: 'a form of native elements',
  measures: [
    { ...cyclePlan(4.5), ...plainForm },
    {
      id: 'key',
      title: 'Keystroke into the password',
      kind: 'browser',
      measure: typeKey(),
      goal: 2,
      ...plainForm,
    },
    {
      id: 'reveal',
      title: 'Showing and hiding the password',
      kind: 'browser',
      measure: pressPart('reveal'),
      goal: 2,
      ...plainForm,
    },
    heapPlan,
    { ...serverPlan(8), ...plainForm },
  ],
};
