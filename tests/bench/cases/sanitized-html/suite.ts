import { callRun, renderAgain } from '../../measures.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';
import { cyclePlan, heapPlan } from '../../usual-plans.ts';

const cleaning = (size: string, title: string, times: number, goal: number): MeasurePlan => ({
  id: size,
  title,
  kind: 'browser',
  measure: callRun(times),
  of: `ours-${size}`,
  by: `bare-${size}`,
  goal,
});

/** Sanitized HTML compared with DOMPurify's result inserted as markup. */
export const suite: Suite = {
  title: 'SanitizedHtml',
  against: 'dompurify and innerHTML',
  measures: [
    cleaning('10kb', 'Clean and show 10 kB', 10, 1.2),
    cleaning('100kb', 'Clean and show 100 kB', 3, 1.05),
    cleaning('1mb', 'Clean and show 1 MB', 1, 1.05),
    cyclePlan(1.5),
    {
      id: 'again',
      title: 'The same HTML again, 100 comments',
      kind: 'browser',
      measure: renderAgain(100),
      goal: 0.5,
    },
    heapPlan,
  ],
};
