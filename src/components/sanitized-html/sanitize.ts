import { cleanTree, defaultIdPrefix } from './clean-tree';
import { countHeld, release, type HeldPart } from './hold-back';
import type { HtmlPolicy, HtmlPolicyName } from './policies';
import { purify } from './purifier';
import { readBase } from './resource-url';
import { rulesOf } from './rules';
import { Removals, type SanitizeReport } from './sanitize-report';
import { shiftHeadings } from './shift-headings';

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

/** Clean content and what the component has to know about it. */
export interface CleanContent {
  /** Element around the clean nodes, `null` where the outcome is not `html`. */
  holder: HTMLElement | null;
  report: SanitizeReport;
  held: readonly HeldPart[];
}

/**
 * Cleans HTML and leaves the nodes in an element of another document.
 * @param rel `rel` of links to other sites where the policy has none.
 */
export function cleanHtml(
  html: string,
  policy: HtmlPolicyName | HtmlPolicy,
  { allowRemote, idPrefix, headingBase, maxLength }: SanitizeOptions,
  rel?: string,
): CleanContent {
  const removals = new Removals();
  const held: HeldPart[] = [];
  const without = (outcome: 'nothing' | 'text'): CleanContent => {
    const report: SanitizeReport = { removed: removals.list(), remote: 0, outcome };
    return { holder: null, report, held };
  };
  if (maxLength !== undefined && html.length > maxLength) {
    removals.add('element', '#document', 'length');
    return without('nothing');
  }
  const rules = rulesOf(policy);
  const holder = purify(html, rules, removals);
  if (!holder) return without('text');
  // Without a prefix an id could be the page's own.
  readBase();
  cleanTree(holder, {
    rules,
    removals,
    idPrefix: idPrefix || defaultIdPrefix,
    rel: rules.policy.rel ?? rel,
    held,
  });
  if (headingBase !== undefined) shiftHeadings(holder, headingBase);
  if (allowRemote) release(held);
  return {
    holder,
    report: { removed: removals.list(), remote: countHeld(held), outcome: 'html' },
    held,
  };
}

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
  const { holder, report } = cleanHtml(html, policy, options);
  options.onReport?.(report);
  if (report.outcome === 'text') return escapeHtml(html);
  return holder?.innerHTML ?? '';
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
  const { holder, report, held } = cleanHtml(html, policy, options);
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
