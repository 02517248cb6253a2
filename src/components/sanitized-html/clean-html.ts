import { cleanTree, type Cleaning, type HeldPart } from './clean-tree';
import { article, comment, type HtmlPolicy } from './policies';
import { purify } from './purifier';
import { judgeResources, readBase } from './resource-url';
import type { RemovalReason, RemovedPart, SanitizeReport } from './sanitize-report';

/** Prefix that DOMPurify gives ids and names. */
const defaultIdPrefix = 'user-content-';

/** What decides about one piece of HTML besides its policy. */
export interface CleaningOptions {
  idPrefix?: string | undefined;
  headingBase?: number | undefined;
  maxLength?: number | undefined;
  allowRemote?: boolean | undefined;
}

/** Clean content and what the component has to know about it. */
export interface CleanContent {
  /** Element around the clean nodes, `null` where the outcome is not `html`. */
  holder: HTMLElement | null;
  outcome: SanitizeReport['outcome'];
  /** What was taken out because it would load from another site. */
  held: readonly HeldPart[];
  /** Whether there is something that gets a frame or a mark. */
  marked: boolean;
  report?: SanitizeReport;
}

/** What only some content needs, and loads with it. Without these, less is kept and nobody is told. */
export interface FullRules {
  /** Notes one removal. */
  tell: (kind: RemovedPart['kind'], name: string, reason: RemovalReason, element?: string) => void;
  /** Notes what DOMPurify took away: an element, which may be SVG or MathML, or an attribute of it. */
  note: (element: string, foreign: boolean, attribute?: string) => void;
  /** Leaves of a style what the policy allows. */
  keepStyle: (element: HTMLElement, text: string, cleaning: Cleaning) => void;
}

/** Cleaning of a comment or an article, which is what any other name means here. */
export function cleanPlain(
  html: string,
  policy: unknown,
  options: CleaningOptions,
  rel: string,
): CleanContent {
  return clean(html, policy === 'article' ? article : comment, options, rel);
}

/**
 * Cleans HTML and leaves the nodes in an element of another document.
 * @param policy Policy that ships, or what `policyOf` answers.
 * @param rel `rel` of links to other sites where the policy has none.
 */
export function clean(
  html: string,
  policy: HtmlPolicy,
  { idPrefix, maxLength = Infinity }: CleaningOptions,
  rel?: string,
  full?: FullRules,
): CleanContent {
  const none = { holder: null, held: [], marked: false };
  if (!(html.length <= maxLength)) {
    full?.tell('element', '#document', 'length');
    return { ...none, outcome: 'nothing' };
  }
  const holder = purify(html, policy, full);
  if (!holder) return { ...none, outcome: 'text' };
  readBase();
  const cleaning: Cleaning = {
    policy,
    // Without a prefix an id could be the page's own.
    prefixed: (id) =>
      id &&
      (idPrefix || defaultIdPrefix) +
        (id.startsWith(defaultIdPrefix) ? id.slice(defaultIdPrefix.length) : id),
    rel: policy.rel ?? rel,
    held: [],
    marked: false,
    judge: judgeResources,
    full,
  };
  cleanTree(holder, cleaning);
  return { holder, outcome: 'html', held: cleaning.held, marked: cleaning.marked };
}
