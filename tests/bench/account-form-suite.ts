import { pressPart, typeKey } from './measures.ts';
import type { Suite } from './suite.ts';
import { cyclePlan, heapPlan, serverPlan } from './usual-plans.ts';

const plainForm = { by: 'floor', against: 'a form of native elements' } as const;

/** Goals of a form, as ratios to native elements. */
interface AccountFormGoals {
  cycle: number;
  key: number;
  server: number;
}

/** Returns the suite of an account form with a password, compared with native elements and React state. */
export function accountFormSuite(title: string, { cycle, key, server }: AccountFormGoals): Suite {
  return {
    title,
    against: 'a form of native elements',
    measures: [
      { ...cyclePlan(cycle), ...plainForm },
      {
        id: 'key',
        title: 'Keystroke into the password',
        kind: 'browser',
        measure: typeKey(),
        goal: key,
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
      { ...serverPlan(server), ...plainForm },
    ],
  };
}
