export { htmlPolicies } from './html-policies';
export type { HtmlPolicy, HtmlPolicyName } from './policies';
export { preloadSanitizedHtml } from './rare-parts';
export { sanitizedHtmlLabels, type SanitizedHtmlLabels } from './labels';
export {
  sanitize,
  sanitizeToFragment,
  type SanitizedFragment,
  type SanitizeOptions,
} from './sanitize';
export { SanitizedHtml } from './sanitized-html';
export type { AllowRemoteDetails, SanitizedHtmlProps } from './sanitized-html-props';
export type { RemovalReason, RemovedPart, SanitizeReport } from './sanitize-report';
