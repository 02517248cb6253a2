import { cleanHtml, takeNodes } from './cleaning/clean-html';
import { writeHtml } from './cleaning/html-parser';
import type { HtmlPolicy, HtmlPolicyName } from './cleaning/html-policy';
import { loadRemote } from './cleaning/remote-parts';
import type { SanitizeReport } from './cleaning/removals';

/** Options of {@link sanitize} and {@link sanitizeToFragment}. */
export interface SanitizeOptions {
  /** Whether images, videos and sounds from other sites are kept. Default: `false`. */
  allowRemote?: boolean;
  /** Prefix of every id and of what refers to one, so that no id is the page's own. Default: `user-content-`. */
  idPrefix?: string;
  /** Level of the heading above the content, 1 to 5; the content's highest heading moves one level below it. Default: headings keep their levels. */
  headingBase?: number;
  /** Longest HTML that is parsed, in UTF-16 code units; longer HTML gives nothing. Default: no limit. */
  maxLength?: number;
  /** Called once with what was removed and why, before the function returns. */
  onReport?: (report: SanitizeReport) => void;
}

/** Clean content as nodes, and what was removed. */
export interface SanitizedFragment {
  /** Clean nodes. They belong to a document where nothing loads until they are put into the page. */
  fragment: DocumentFragment;
  /** What was removed and why. */
  report: SanitizeReport;
  /** Loads what was blocked, in the fragment or wherever its nodes are by then. */
  loadRemote: () => void;
}

const noOptions: SanitizeOptions = Object.freeze(Object.create(null) as SanitizeOptions);

/**
 * Returns clean HTML as text: what the policy allows, without scripts, handlers, forms and what loads from other sites.
 * Where no HTML can be parsed, as on a server, it returns the source with its markup escaped. Never throws.
 * @param policy Name of a policy, or one of your own. Default: `comment`.
 */
export function sanitize(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options: SanitizeOptions = noOptions,
): string {
  const { holder, report } = cleanHtml(html, policy, options);
  options.onReport?.(report);
  if (report.outcome === 'text') return escapeHtml(html);
  return holder ? writeHtml(holder) : '';
}

/**
 * Returns clean HTML as nodes, so that the page need not parse it again. Needs a browser; throws an error elsewhere.
 * @param policy Name of a policy, or one of your own. Default: `comment`.
 */
export function sanitizeToFragment(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options: SanitizeOptions = noOptions,
): SanitizedFragment {
  if (typeof document === 'undefined') {
    throw new Error(
      'sanitizeToFragment was called where there is no document, so there are no nodes to return. Call sanitize, which returns escaped text there.',
    );
  }
  const content = cleanHtml(html, policy, options);
  options.onReport?.(content.report);
  return {
    fragment: takeNodes(content, html),
    report: content.report,
    loadRemote: () => loadRemote(content.remote),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
