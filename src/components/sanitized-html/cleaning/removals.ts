/** Why a part of the HTML was removed. */
export type RemovalReason = 'policy' | 'unsafe' | 'depth' | 'length' | 'remote';

/** One kind of part that was removed, and how often. */
export interface RemovedPart {
  /** Kind of the part. Of an element that the policy does not list, the text is kept. */
  kind: 'element' | 'attribute' | 'style';
  /** Name of the element, of the attribute or of the style's property. */
  name: string;
  /** Name of the element that had the attribute or the style. */
  element?: string;
  /** Rule that removed it. */
  reason: RemovalReason;
  /** Number of times. */
  count: number;
}

/** Result of cleaning one piece of HTML. */
export interface SanitizeReport {
  /** Kinds of parts that were removed, in the order in which they were found. */
  removed: readonly RemovedPart[];
  /** Number of images, videos and sounds from other sites that are blocked. */
  remote: number;
  /**
   * Form of the result: `html`; `text` where no HTML can be parsed: on a server, or under a Content-Security-Policy
   * whose `trusted-types` does not list the policy `tessera-sanitized-html`; or `nothing` where the HTML is longer
   * than `maxLength`.
   */
  outcome: 'html' | 'text' | 'nothing';
}

/** Counts what is removed. */
export class Removals {
  readonly #parts = new Map<string, RemovedPart>();

  /** Adds one removal. */
  add(kind: RemovedPart['kind'], name: string, reason: RemovalReason, element?: string): void {
    const key = `${kind} ${name} ${reason} ${element}`;
    const known = this.#parts.get(key);
    if (known) known.count += 1;
    else this.#parts.set(key, { kind, name, reason, count: 1, ...(element && { element }) });
  }

  /** Removals so far. */
  list(): RemovedPart[] {
    return [...this.#parts.values()];
  }
}
