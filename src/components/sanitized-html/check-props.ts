import { reportProblem } from '../../core/report-problem';
import { isPolicyName } from './cleaning/effective-policy';
import type { HtmlPolicy } from './cleaning/html-policy';
import type { SanitizedHtmlProps } from './sanitized-html-props';

/** Logs an error in development for each invalid prop; its replacement is safe. */
export function checkProps({
  html,
  policy = 'comment',
  headingBase = 1,
  maxLength = 1,
}: Partial<SanitizedHtmlProps>): void {
  const problem = (prop: string, sentence: string) =>
    reportProblem('SanitizedHtml', prop, sentence);
  if (typeof html !== 'string') {
    problem('html', 'must be a string, so nothing is shown. Pass the HTML as text.');
  }
  if (typeof policy !== 'object' && !isPolicyName(policy)) {
    problem(
      'policy',
      `is "${String(policy)}", which is unknown, so the strictest policy applies. Pass comment, article, email or an object.`,
    );
  }
  if (typeof policy === 'object' && !isPolicy(policy)) {
    problem(
      'policy',
      'has no lists of names in `elements`, `everywhere` and `styles`, so what it does not list is removed. Pass all three.',
    );
  }
  if (!Number.isInteger(headingBase) || headingBase < 1 || headingBase > 5) {
    problem(
      'headingBase',
      `is ${headingBase}, so headings get the nearest level that exists. Pass a whole number from 1 to 5.`,
    );
  }
  if (!(maxLength > 0)) {
    problem(
      'maxLength',
      `is ${maxLength}, so nothing is shown before the user asks. Pass a number above 0.`,
    );
  }
}

function isPolicy(policy: Partial<HtmlPolicy> | null): boolean {
  const lists = [policy?.everywhere, policy?.styles, ...Object.values(Object(policy?.elements))];
  return typeof policy?.elements === 'object' && lists.every((list) => Array.isArray(list));
}
