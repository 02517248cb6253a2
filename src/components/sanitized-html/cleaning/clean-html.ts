import { cleanTree } from './clean-tree';
import { purify } from './dompurify';
import type { HtmlPolicy } from './html-policy';
import { countRemote, loadRemote, type RemotePart } from './remote-parts';
import { Removals, type SanitizeReport } from './removals';
import { baseUrl } from './resource-url';
import { shiftHeadings } from './shift-headings';

/** Options for a piece of HTML, in addition to its policy. */
interface CleaningOptions {
  /** Whether images, videos and audio from other sites load. Default: `false`. */
  allowRemote?: boolean | undefined;
  /** Prefix of every id and of references to ids. Default: `user-content-`. */
  idPrefix?: string | undefined;
  /** Level of the heading above the content, 1 to 5. Default: headings keep their levels. */
  headingBase?: number | undefined;
  /** Maximum length of HTML, in UTF-16 code units. Default: no limit. */
  maxLength?: number | undefined;
  /** `rel` of links to other sites if the policy has none. Default: none. */
  rel?: string | undefined;
}

/** Sanitized content. */
interface CleanContent {
  /** Element of another document that contains the nodes; `null` if the outcome is not `html`. */
  holder: HTMLElement | null;
  /** Blocked parts that would load from other sites. */
  remote: readonly RemotePart[];
  /** What was removed and why. */
  report: SanitizeReport;
}

/**
 * Cleans HTML in three steps: DOMPurify parses it and removes elements and attributes that the policy does
 * not allow; a second pass checks attributes, URLs, styles and depth; then heading levels are shifted below
 * those of the page.
 * @param policy Policy without what is always forbidden.
 */
export function cleanHtml(
  html: string,
  policy: HtmlPolicy,
  options: CleaningOptions,
): CleanContent {
  const { allowRemote, idPrefix, headingBase, maxLength = Infinity, rel } = options;
  const removals = new Removals();
  // Also true for `NaN`, so that an invalid limit allows nothing.
  if (!(html.length <= maxLength)) {
    removals.add('element', '#document', 'length');
    return withoutNodes('nothing', removals);
  }
  const holder = purify(html, policy, removals);
  if (!holder) return withoutNodes('text', removals);
  const remote: RemotePart[] = [];
  cleanTree(holder, {
    policy,
    idPrefix: idPrefix || undefined,
    rel: policy.rel ?? rel,
    base: baseUrl(),
    remote,
    removals,
  });
  if (headingBase !== undefined) {
    const shifted = shiftHeadings(holder, headingBase);
    for (const part of remote) part.element = shifted.get(part.element) ?? part.element;
  }
  if (allowRemote) loadRemote(remote);
  const report = {
    removed: removals.list(),
    remote: countRemote(remote),
    outcome: 'html' as const,
  };
  return { holder, remote, report };
}

function withoutNodes(outcome: SanitizeReport['outcome'], removals: Removals): CleanContent {
  return { holder: null, remote: [], report: { removed: removals.list(), remote: 0, outcome } };
}

/** Returns the nodes in a fragment, or the HTML as text if it could not be parsed. */
export function takeNodes({ holder, report }: CleanContent, html: string): DocumentFragment {
  const fragment = (holder?.ownerDocument ?? document).createDocumentFragment();
  if (holder) while (holder.firstChild) fragment.append(holder.firstChild);
  else if (report.outcome === 'text') fragment.append(html);
  return fragment;
}
