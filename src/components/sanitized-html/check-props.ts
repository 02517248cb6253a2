import { reportProblem } from '../../internals/report-problem';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import type { SanitizedHtmlProps } from './sanitized-html-props';

const shipped: Readonly<Record<HtmlPolicyName, true>> = {
  comment: true,
  article: true,
  email: true,
};

/** Prints a development error about each prop that cannot be used; what stands in for it is safe. */
export function checkProps({
  html,
  policy = 'comment',
  headingBase = 1,
  maxLength = 1,
}: Partial<SanitizedHtmlProps>): void {
  const problem = (prop: string, sentence: string) =>
    reportProblem('SanitizedHtml', prop, sentence);
  if (typeof html !== 'string') {
    problem('html', 'is no text, so nothing is shown. Pass a string.');
  }
  if (typeof policy !== 'object' && !Object.hasOwn(shipped, policy)) {
    problem(
      'policy',
      `is "${String(policy)}", which does not ship, so the strictest one applies. Pass comment, article, email or an object.`,
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
      `is ${headingBase}, so headings go to the nearest level that there is. Pass a whole number from 1 to 5.`,
    );
  }
  if (!(maxLength > 0)) {
    problem(
      'maxLength',
      `is ${maxLength}, so every text waits for the reader. Pass a number above 0.`,
    );
  }
}

function isPolicy(policy: Partial<HtmlPolicy> | null): boolean {
  const lists = [policy?.everywhere, policy?.styles, ...Object.values(Object(policy?.elements))];
  return typeof policy?.elements === 'object' && lists.every((list) => Array.isArray(list));
}
