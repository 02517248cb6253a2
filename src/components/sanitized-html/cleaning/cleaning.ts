import type { HtmlPolicy } from './html-policy';
import type { RemotePart } from './remote-parts';
import type { Removals } from './removals';

/** Rules and findings of one cleaning. */
export interface Cleaning {
  policy: HtmlPolicy;
  /** Prefix of ids; `undefined` for DOMPurify's. */
  idPrefix: string | undefined;
  /** `rel` of links to other sites. */
  rel: string | undefined;
  /** URL that relative ones are resolved against. */
  base: URL;
  /** Parts that are blocked because they would load from other sites. */
  remote: RemotePart[];
  /** What was removed. */
  removals: Removals;
}
