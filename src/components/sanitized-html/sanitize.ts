import { callBack } from '../../core/callbacks';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import { cleanHtml, takeNodes } from './clean-html';
import { writeHtml } from './dompurify';
import { effectivePolicy } from './effective-policy';
import type { HtmlPolicy, HtmlPolicyName } from './html-policies';
import type { SanitizeReport } from './removals';
import { loadRemote } from './resource-url';

/** Options of {@link sanitize} and {@link sanitizeToFragment}. */
export interface SanitizeOptions {
  /** Whether images, videos and audio from other sites are kept. Default: `false`. */
  allowRemote?: boolean;
  /**
   * Prefix of every id and of references to ids, so that they differ from those of the page.
   * Default: `user-content-`.
   */
  idPrefix?: string;
  /**
   * Level of the heading above the content, 1 to 5; the content's highest heading is one level below it.
   * Default: headings keep their levels.
   */
  headingBase?: number;
  /** Maximum length of HTML, in UTF-16 code units; the result for longer HTML is empty. Default: no limit. */
  maxLength?: number;
  /** Called once with the report, before the function returns. */
  onReport?: (report: SanitizeReport) => void;
}

/** Sanitized content as nodes, and the report. */
export interface SanitizedFragment {
  /** Sanitized nodes. They belong to a document where nothing loads until they are inserted into the page. */
  fragment: DocumentFragment;
  /** What was removed and why. */
  report: SanitizeReport;
  /** Loads blocked parts, in the fragment or after insertion. */
  loadRemote: () => void;
}

const noOptions: SanitizeOptions = Object.freeze(Object.create(null) as SanitizeOptions);

/**
 * Returns sanitized HTML as a string: what the policy allows, without scripts, event handlers, forms and
 * remote content. If HTML cannot be parsed, as on a server, it returns the escaped source. Never throws.
 * @param policy Name of a policy, or a custom policy. Default: `comment`.
 */
export function sanitize(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options?: SanitizeOptions,
): string {
  const { text, holder, report } = clean(html, policy, options);
  if (report.outcome === 'text') return escapeHtml(text);
  return holder ? writeHtml(holder) : '';
}

/**
 * Returns sanitized HTML as nodes, which the page need not parse again. Throws outside browsers.
 * @param policy Name of a policy, or a custom policy. Default: `comment`.
 */
export function sanitizeToFragment(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options?: SanitizeOptions,
): SanitizedFragment {
  if (typeof document === 'undefined') {
    throw new Error(
      'sanitizeToFragment was called where there is no document, so there are no nodes to return. Call sanitize, which returns escaped text there.',
    );
  }
  const content = clean(html, policy, options);
  return {
    fragment: takeNodes(content, content.text),
    report: content.report,
    loadRemote: () => loadRemote(content.remote),
  };
}

/** Cleans HTML and reports what was removed; callers without type checks may pass other types. */
function clean(
  html: unknown,
  policy: HtmlPolicyName | HtmlPolicy,
  options: SanitizeOptions | null | undefined,
) {
  const text = usableHtml(html);
  const usable = options ?? noOptions;
  const content = cleanHtml(text, effectivePolicy(policy), usable);
  callBack(usable.onReport, content.report);
  return { ...content, text };
}

/** Returns the HTML, or an empty string with an error in development for another type. */
function usableHtml(html: unknown): string {
  if (typeof html === 'string') return html;
  if (inDevelopment) {
    reportProblem('sanitize', 'html', 'must be a string, so the result is empty. Pass text.');
  }
  return '';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
