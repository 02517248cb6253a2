import { callRun } from '../../measures.ts';
import type { Suite } from '../../suite.ts';

/** Rules on texts designed to slow them down. */
export const suite: Suite = {
  title: 'Validation',
  against: 'nothing',
  measures: [
    {
      id: 'long-texts',
      // Below 2 ms for all ten rules on a string, although 5 ms for each would be fast enough.
      title: 'Ten rules on 30 traps of 50 000 characters',
      kind: 'browser',
      measure: callRun(3),
      absolute: true,
      goal: 50,
    },
  ],
};
