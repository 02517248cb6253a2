import { cycle, dragStep } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Color picker with as many parts as the bare one has: an area and a hue. */
export const suite: Suite = {
  title: 'ColorPicker',
  against: 'HexColorPicker of react-colorful',
  measures: [
    cyclePlan(2),
    { id: 'drag', title: 'Step of a drag', kind: 'browser', measure: dragStep, goal: 1.2 },
    {
      id: 'whole',
      title: 'Mount, layout and unmount of 100, with the text field',
      kind: 'browser',
      measure: cycle(100),
      of: 'with-text',
      goal: 3,
    },
    heapPlan,
    serverPlan(3),
  ],
};
