import { callRun } from '../../measures.ts';
import type { Suite } from '../../suite.ts';

/** Rules on texts made to slow them down. */
export const suite: Suite = {
  title: 'Validation',
  against: 'nothing',
  measures: [
    {
      id: 'long-texts',
      // Below 2 ms for all ten on a text, where 5 ms for each would do.
      title: 'Ten rules on 30 traps of 50 000 characters',
      kind: 'browser',
      measure: callRun(3),
      absolute: true,
      goal: 50,
    },
  ],
};
