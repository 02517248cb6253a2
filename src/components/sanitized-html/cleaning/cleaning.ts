import type { HtmlPolicy } from './html-policy';
import type { RemotePart } from './remote-parts';
import type { Removals } from './removals';

/** Rules and results of a cleaning run. */
export interface Cleaning {
  policy: HtmlPolicy;
  /** Prefix of ids; `undefined` for DOMPurify's default. */
  idPrefix: string | undefined;
  /** `rel` of links to other sites. */
  rel: string | undefined;
  /** URL that relative ones are resolved against. */
  base: URL;
  /** Blocked parts that would load from other sites. */
  remote: RemotePart[];
  /** Removed parts. */
  removals: Removals;
}
