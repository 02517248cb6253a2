export { htmlPolicies, type HtmlPolicy, type HtmlPolicyName } from './policies';
export {
  sanitize,
  sanitizeToFragment,
  type SanitizedFragment,
  type SanitizeOptions,
} from './sanitize';
export type { RemovalReason, RemovedPart, SanitizeReport } from './sanitize-report';
