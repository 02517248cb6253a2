import { cycle, pressPart } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

const tenOrMillion = {
  kind: 'browser',
  of: 'million-pages',
  by: 'ten-pages',
  against: '10 pages',
  goal: 1.2,
} as const;

/** Pagination compared with the bare package, which has no style sheet, and very many pages compared with few. */
export const suite: Suite = {
  title: 'Pagination',
  against: 'react-paginate',
  measures: [
    cyclePlan(1.15),
    {
      id: 'next',
      title: 'Next page',
      kind: 'browser',
      measure: pressPart('next', 'previous'),
      goal: 1.5,
    },
    {
      id: 'many',
      title: '1 000 000 pages, mounted 100 times',
      measure: cycle(100),
      ...tenOrMillion,
    },
    {
      id: 'many-next',
      title: 'Next page of 1 000 000',
      measure: pressPart('next', 'previous'),
      ...tenOrMillion,
    },
    heapPlan,
    serverPlan(1.5),
  ],
};
