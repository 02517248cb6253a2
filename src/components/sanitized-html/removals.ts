import type { HtmlPolicy } from './html-policies';
import type { RemotePart } from './resource-url';

/** Reason for a removal. */
export type RemovalReason = 'policy' | 'unsafe' | 'depth' | 'length' | 'remote';

/** Kind of removed part, and its count. */
export interface RemovedPart {
  /** Kind of the part. A removed element is replaced by its text. */
  type: 'element' | 'attribute' | 'style';
  /** Name of the element, attribute or style property. */
  name: string;
  /** Name of the element with the attribute or style. */
  element?: string;
  /** Rule that removed it. */
  reason: RemovalReason;
  /** Number of removals. */
  count: number;
}

/** Report of a cleaning run. */
export interface SanitizeReport {
  /** Removed parts, in the order in which they were found. */
  removed: readonly RemovedPart[];
  /** Number of blocked images, videos and audio from other sites. */
  remote: number;
  /**
   * Form of the result: `html`; `text` if HTML cannot be parsed, which is on a server or under a
   * Content-Security-Policy whose `trusted-types` does not list the policy `tessera-sanitized-html`; or
   * `nothing` if the HTML is longer than `maxLength`.
   */
  outcome: 'html' | 'text' | 'nothing';
}

/** Counts removals. */
export class Removals {
  readonly #parts = new Map<string, RemovedPart>();

  /**
   * Adds removals that have all of this in common.
   * @param count Number of removals. Default: 1.
   */
  add(
    type: RemovedPart['type'],
    name: string,
    reason: RemovalReason,
    element?: string,
    count = 1,
  ): void {
    if (count === 0) return;
    const key = `${type} ${name} ${reason} ${element}`;
    const known = this.#parts.get(key);
    if (known) known.count += count;
    else this.#parts.set(key, { type, name, reason, count, ...(element && { element }) });
  }

  /** Removals so far. */
  list(): RemovedPart[] {
    return [...this.#parts.values()];
  }
}

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
