import type { ComponentProps, ReactNode } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { SanitizedHtmlLabels } from './labels';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import type { SanitizeReport } from './sanitize-report';

/** Facts about the reader's choice. */
export type AllowRemoteDetails = ChangeDetails<'press'>;

/** Props of SanitizedHtml. */
export interface SanitizedHtmlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML from somebody who is not trusted. Whatever it is, nothing in it runs. */
  html: string;
  /**
   * What may stay: `comment`, `article`, `email`, or a policy of your own, which has to be the same object from one
   * render to the next. Default: `comment`.
   */
  policy?: HtmlPolicyName | HtmlPolicy;
  /** Whether images, videos, sounds and backgrounds from other sites load, owned by the parent. Default: once the reader asks, until `html` changes. */
  allowRemote?: boolean;
  /** Called when the reader asks for what is on other sites. */
  onAllowRemoteChange?: (allowRemote: boolean, details: AllowRemoteDetails) => void;
  /** Level of the heading that the content stands under, 1 to 5; its highest heading comes one level below. Default: headings stay. */
  headingBase?: number;
  /** Prefix of every id in the content and of what refers to one. Default: one that no other element on the page has. */
  idPrefix?: string;
  /** Longest HTML that is shown at once, in UTF-16 code units; longer HTML waits for the reader. Default: 2 000 000. */
  maxLength?: number;
  /** What a server sends and the page shows until it is live; a string is escaped. Default: nothing. */
  fallback?: ReactNode;
  /** Whether a table of what was removed, and why, stands below; for development. Default: `false`. */
  showReport?: boolean;
  /** Called when content has come into place, once for each change of it, with what was removed and why. */
  onReport?: (report: SanitizeReport) => void;
  /** BCP 47 tag of the words around the content. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<SanitizedHtmlLabels>;
}
