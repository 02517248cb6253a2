import { inDevelopment, reportProblem } from '../../internals/report-problem';

const usual = 6;

/** Number of digits of a code, the usual 6 where it is not given; what is no number of digits is a development error. */
export function usableLength(length = usual): number {
  if (Number.isInteger(length) && length > 0) return length;
  if (inDevelopment) {
    reportProblem(
      'LoginForm',
      'codeLength',
      `is ${length}, which is no number of digits, so that the code has ${usual}. Pass a whole number above 0.`,
    );
  }
  return usual;
}
