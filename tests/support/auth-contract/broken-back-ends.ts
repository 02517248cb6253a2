import { brokenLink } from './broken-link.ts';
import { brokenReset } from './broken-reset.ts';
import { brokenSecondStep } from './broken-second-step.ts';
import { brokenSession } from './broken-session.ts';
import { brokenSignUp } from './broken-sign-up.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Broken back ends of each case, in the order of the contract. */
export const brokenBackEnds: BrokenBackEnds = {
  ...brokenSession,
  ...brokenSignUp,
  ...brokenReset,
  ...brokenLink,
  ...brokenSecondStep,
};
