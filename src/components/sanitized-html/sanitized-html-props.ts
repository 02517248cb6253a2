import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { SanitizedHtmlLabels } from '../../languages/language';
import type { HtmlPolicy, HtmlPolicyName } from './cleaning/html-policy';
import type { SanitizeReport } from './cleaning/removals';

/** Details of the user's choice. */
export type AllowRemoteDetails = ChangeDetails<'press'>;

/** Props of SanitizedHtml. */
export interface SanitizedHtmlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML from an untrusted source. Nothing in it runs. */
  html: string;
  /**
   * What is kept: `comment`, `article`, `email`, or a policy of your own, which has to be the same object from one
   * render to the next. Default: `comment`.
   */
  policy?: HtmlPolicyName | HtmlPolicy | undefined;
  /** Whether images, videos, sounds and backgrounds from other sites load, controlled by the parent. Default: once the user asks, until `html` changes. */
  allowRemote?: boolean;
  /** Called when the user asks to load what is on other sites. */
  onAllowRemoteChange?: (allowRemote: boolean, details: AllowRemoteDetails) => void;
  /** Level of the heading above the content, 1 to 5; the content's highest heading moves one level below it. Default: headings keep their levels. */
  headingBase?: number | undefined;
  /** Prefix of every id in the content and of what refers to one. Default: unique on the page. */
  idPrefix?: string | undefined;
  /** Longest HTML that is shown at once, in UTF-16 code units; longer HTML is shown when the user asks. Default: 2 000 000. */
  maxLength?: number | undefined;
  /** Content for the server and until hydration; a string is escaped. Default: nothing. */
  fallback?: ReactNode;
  /** Whether to show a table of what was removed, and why, below the content; for development. Default: `false`. */
  showReport?: boolean;
  /** Called once for each change of the content, when it is in the page, with what was removed and why. */
  onReport?: (report: SanitizeReport) => void;
  /** BCP 47 tag of the language around the content. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Texts that replace the shipped ones. */
  labels?: Partial<SanitizedHtmlLabels>;
}
