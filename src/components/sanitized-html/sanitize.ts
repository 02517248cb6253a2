import { cleanFully } from './clean-fully';
import { release } from './hold-back';
import { writeHtml } from './parse-html';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import type { SanitizeReport } from './sanitize-report';

/** Options of {@link sanitize} and {@link sanitizeToFragment}. */
export interface SanitizeOptions {
  /** Whether images, videos and sounds from other sites stay. Default: `false`. */
  allowRemote?: boolean;
  /** Prefix of every id and of what refers to one, so that no id is the page's own. Default: `user-content-`. */
  idPrefix?: string;
  /** Level of the heading that the content stands under, 1 to 5; its highest heading comes one level below. Default: headings stay. */
  headingBase?: number;
  /** Longest HTML that is looked at, in UTF-16 code units; longer HTML gives nothing. Default: no limit. */
  maxLength?: number;
  /** Called once with what was removed and why, before the function returns. */
  onReport?: (report: SanitizeReport) => void;
}

/** Clean content as nodes, and what became of the rest. */
export interface SanitizedFragment {
  /** Clean nodes; they belong to a document where nothing loads until they are put into the page. */
  fragment: DocumentFragment;
  /** What was removed and why. */
  report: SanitizeReport;
  /** Lets load what was held back, in the fragment or wherever its nodes are by then. */
  loadRemote: () => void;
}

const noOptions: SanitizeOptions = Object.freeze(Object.create(null) as SanitizeOptions);

/**
 * Clean HTML as text: what the policy allows, without scripts, handlers, forms and what loads from other sites.
 * Where no HTML can be parsed, as on a server, it is the source with its markup escaped; never throws.
 * @param policy Name of a policy, or one of your own. Default: `comment`.
 */
export function sanitize(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options: SanitizeOptions = noOptions,
): string {
  const { holder, report } = cleanFully(html, policy, options);
  options.onReport?.(report);
  if (report.outcome === 'text') return escapeHtml(html);
  return holder ? writeHtml(holder) : '';
}

/**
 * Clean HTML as nodes, which spares the page parsing it again. Needs a browser; throws an error elsewhere.
 * @param policy Name of a policy, or one of your own. Default: `comment`.
 */
export function sanitizeToFragment(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy = 'comment',
  options: SanitizeOptions = noOptions,
): SanitizedFragment {
  if (typeof document === 'undefined') {
    throw new Error(
      'sanitizeToFragment was called where there is no document, so there are no nodes to give. Call sanitize, which answers escaped text there.',
    );
  }
  const { holder, report, held } = cleanFully(html, policy, options);
  options.onReport?.(report);
  const fragment = (holder?.ownerDocument ?? document).createDocumentFragment();
  if (holder) while (holder.firstChild) fragment.append(holder.firstChild);
  else if (report.outcome === 'text') fragment.append(html);
  return { fragment, report, loadRemote: () => release(held) };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
