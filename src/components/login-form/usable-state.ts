import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { SignInState } from './sign-in-state';

/**
 * The state, with a development error where the answer behind it is none.
 * @param prop Name of the prop that gave the answer.
 */
export function usableState(prop: string, state: SignInState): SignInState {
  if (inDevelopment && state.problem?.kind === 'unusable') {
    reportProblem(
      'LoginForm',
      prop,
      'gave something that is no answer, so that the reader is told that something went wrong. Give `{ ok: true }`, `{ formError }`, `{ fieldErrors }`, `{ retryAfter }` or `{ challenge: "otp" }`.',
    );
  }
  return state;
}
