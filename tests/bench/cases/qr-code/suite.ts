import { cycle, renderAgain } from '../../measures.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';
import type { Suite } from '../../suite.ts';

/** QR code with its text and button against the bare drawing; every mount has a value that none had before. */
export const suite: Suite = {
  title: 'QrCode',
  against: 'QRCodeSVG of qrcode.react, the same code',
  measures: [
    cyclePlan(1.05),
    {
      id: 'long',
      title: 'Mount, layout and unmount of 10 with 1 500 characters',
      kind: 'browser',
      measure: cycle(10),
      of: 'ours-long',
      by: 'bare-long',
      goal: 1.05,
    },
    {
      id: 'again',
      title: 'The same value again, 100 codes',
      kind: 'browser',
      measure: renderAgain(100),
      goal: 0.5,
    },
    heapPlan,
    serverPlan(1.05),
  ],
};
