export { htmlPolicies, type HtmlPolicy, type HtmlPolicyName } from './html-policies';
export type { RemovalReason, RemovedPart, SanitizeReport } from './removals';
export type { SanitizedHtmlLabels } from './words';
export {
  sanitize,
  sanitizeToFragment,
  type SanitizedFragment,
  type SanitizeOptions,
} from './sanitize';
export { SanitizedHtml } from './sanitized-html';
export type { AllowRemoteDetails, SanitizedHtmlProps } from './sanitized-html-props';
