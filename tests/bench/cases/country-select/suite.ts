import { openAndClose, typeKey } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** A single select: closed, opening and searching. */
export const suite: Suite = {
  title: 'CountrySelect',
  against: 'react-select with 250 names',
  measures: [
    { ...cyclePlan(1.15), title: 'Mount, layout and unmount of 100, closed' },
    { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: 1 },
    {
      id: 'key',
      title: 'Keystroke over 250 countries',
      kind: 'browser',
      measure: typeKey(['a', 'Backspace']),
      goal: 0.7,
    },
    heapPlan,
    { ...serverPlan(1.1), title: 'Server rendering of 100, closed' },
  ],
};
