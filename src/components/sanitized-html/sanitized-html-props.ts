import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import type { HtmlPolicy, HtmlPolicyName } from './cleaning/html-policy';
import type { SanitizeReport } from './cleaning/removals';
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
