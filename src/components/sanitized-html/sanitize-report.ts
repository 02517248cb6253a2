/** Why a part of the HTML is gone. */
export type RemovalReason = 'policy' | 'unsafe' | 'depth' | 'length' | 'remote';

/** One kind of part that is gone, and how often. */
export interface RemovedPart {
  /** Kind of the part; of an element that a policy does not know, the text stays. */
  kind: 'element' | 'attribute' | 'style';
  /** Name of the element, of the attribute or of the style's property. */
  name: string;
  /** Name of the element that had the attribute or the style. */
  element?: string;
  /** Rule that it fell to. */
  reason: RemovalReason;
  /** Number of times. */
  count: number;
}

/** What became of a piece of HTML. */
export interface SanitizeReport {
  /** Kinds of parts that are gone, in the order they were met. */
  removed: readonly RemovedPart[];
  /** Number of images, videos and sounds from other sites that are held back. */
  remote: number;
  /**
   * Form of the result: `html`, or `text` where there is no way to parse HTML: on a server, or under a
   * Content-Security-Policy whose `trusted-types` leaves the policy `tessera-sanitized-html` out; or `nothing`
   * where the HTML is longer than `maxLength`.
   */
  outcome: 'html' | 'text' | 'nothing';
}

/** Counts what is removed. */
export class Removals {
  readonly #parts = new Map<string, RemovedPart>();

  /** Notes one removal. */
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
