import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { AccountIdentifier } from './account-field';

const identifiers = ['email', 'username', 'either'] as const;

/** Returns the kind of account name, or `email` with an error in development. */
export function usableIdentifier(
  component: string,
  identifier: AccountIdentifier = 'email',
): AccountIdentifier {
  if (identifiers.includes(identifier)) return identifier;
  if (inDevelopment) {
    reportProblem(
      component,
      'identifier',
      `is "${String(identifier)}", which is not supported, so the form asks for an email address. Pass "email", "username" or "either".`,
    );
  }
  return 'email';
}

const usualLengths = { codeLength: 6, minPasswordLength: 8 };

/** Returns the number of digits of a code, or of characters of a password, or the usual one with an error in development. */
export function usableLength(
  component: string,
  prop: keyof typeof usualLengths,
  length: number = usualLengths[prop],
): number {
  if (Number.isInteger(length) && length > 0 && length <= 64) return length;
  const usual = usualLengths[prop];
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${length}, which is not a number of characters, so it is ${usual}. Pass a whole number from 1 to 64.`,
    );
  }
  return usual;
}
