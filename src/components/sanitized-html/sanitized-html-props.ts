import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { givenNumber, givenText, reportProblem } from '../../core/report-problem';
import { isPolicyName } from './effective-policy';
import type { HtmlPolicy, HtmlPolicyName } from './html-policies';
import type { SanitizeReport } from './removals';
import type { SanitizedHtmlLabels } from './words';

/** Details of the user's choice. */
export type AllowRemoteDetails = ChangeDetails<'press'>;

/** Props of SanitizedHtml. */
export interface SanitizedHtmlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML from an untrusted source. Its scripts never run. */
  html: string;
  /**
   * Policy: `comment`, `article`, `email`, or a custom policy. Default: `comment`.
   */
  policy?: HtmlPolicyName | HtmlPolicy | undefined;
  /**
   * Whether images, videos, audio and backgrounds from other sites load (controlled). Default: when the user
   * allows it, until `html` changes.
   */
  allowRemote?: boolean;
  /** Called when the user allows remote content. */
  onAllowRemoteChange?: (allowRemote: boolean, details: AllowRemoteDetails) => void;
  /**
   * Level of the heading above the content, 1 to 5; the content's highest heading is one level below it.
   * Default: headings keep their levels.
   */
  headingBase?: number | undefined;
  /** Prefix of every id in the content and of references to ids. Default: unique on the page. */
  idPrefix?: string | undefined;
  /**
   * Maximum length of HTML that is shown immediately, in UTF-16 code units; longer HTML is shown on request.
   * Default: 2,000,000.
   */
  maxLength?: number | undefined;
  /** Content on the server and until hydration; a string is escaped. Default: nothing. */
  fallback?: ReactNode;
  /** Whether the report is shown below the content, for development. Default: `false`. */
  showReport?: boolean;
  /** Called with the report once for each change of the content, after it is in the page. */
  onReport?: (report: SanitizeReport) => void;
  /** BCP 47 tag of the language around the content. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<SanitizedHtmlLabels>;
}

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
      `is ${givenText(policy)}, which is unknown, so the strictest policy applies. Pass comment, article, email or an object.`,
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
      `is ${givenText(headingBase)}, so headings get the nearest level that exists. Pass a whole number from 1 to 5.`,
    );
  }
  if (!(givenNumber(maxLength) > 0)) {
    problem(
      'maxLength',
      `is ${givenText(maxLength)}, so nothing is shown before the user asks. Pass a number above 0.`,
    );
  }
}

function isPolicy(policy: Partial<HtmlPolicy> | null): boolean {
  const lists = [policy?.everywhere, policy?.styles, ...Object.values(Object(policy?.elements))];
  return typeof policy?.elements === 'object' && lists.every((list) => Array.isArray(list));
}
