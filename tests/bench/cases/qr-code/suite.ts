import { cycle, renderAgain } from '../../measures.ts';
import type { Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** QR code compared with the bare drawing; every mount has a new value. */
export const suite: Suite = {
  title: 'QrCode',
  against: 'QRCodeSVG of qrcode.react, the same code',
  measures: [
    cyclePlan(1.05),
    {
      id: 'whole',
      title: 'Mount, layout and unmount of 100, with link and button',
      kind: 'browser',
      measure: cycle(100),
      of: 'whole',
      goal: 1.2,
    },
    {
      id: 'long',
      title: 'Mount, layout and unmount of 10 with 1 500 characters, link and button',
      kind: 'browser',
      measure: cycle(10),
      of: 'ours-long',
      by: 'bare-long',
      goal: 1.05,
    },
    {
      id: 'again',
      title: 'The same 1 500 characters again, 10 codes',
      kind: 'browser',
      measure: renderAgain(10),
      of: 'ours-long',
      by: 'bare-long',
      goal: 0.3,
    },
    heapPlan,
    serverPlan(1.05),
  ],
};
