import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import { isPolicyName } from './rules';

/** Props that a mistake makes useless. */
interface AskedRules {
  html: string;
  policy: HtmlPolicyName | HtmlPolicy;
  headingBase: number | undefined;
  maxLength: number;
}

/** The same, with what cannot be used replaced by what is safe. A mistake is a development error. */
export function usableRules({ html, policy, headingBase, maxLength }: AskedRules): AskedRules {
  const known = typeof policy === 'object' ? policy !== null : isPolicyName(policy);
  const level = headingBase ?? 1;
  const base = Number.isInteger(level) && level >= 1 && level <= 5;
  const length = maxLength > 0;
  const text = typeof html === 'string';
  if (inDevelopment) {
    const problem = (prop: string, sentence: string) =>
      reportProblem('SanitizedHtml', prop, sentence);
    if (!text) problem('html', 'is no text, so nothing is shown. Pass a string.');
    if (!known) {
      problem(
        'policy',
        `is "${String(policy)}", which does not ship, so the strictest one applies. Pass comment, article, email or an object.`,
      );
    }
    if (!base) {
      problem(
        'headingBase',
        `is ${headingBase}, so headings keep their levels. Pass a whole number from 1 to 5.`,
      );
    }
    if (!length) {
      problem('maxLength', `is ${maxLength}, so there is no limit. Pass a number above 0.`);
    }
  }
  return {
    html: text ? html : '',
    policy: known ? policy : 'comment',
    headingBase: base ? headingBase : undefined,
    maxLength: length ? maxLength : Number.POSITIVE_INFINITY,
  };
}
