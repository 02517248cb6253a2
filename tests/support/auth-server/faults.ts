/** Calls that a fault may be planned for; `api` is every other path below `/api/`. */
export type Endpoint = 'login' | 'logout' | 'user' | 'refresh' | 'api';

/**
 * What goes wrong with one call. `drop` ends the connection before the server has done anything, `drop after` once it
 * has, so that the caller cannot know; `without` leaves a property out of a good answer.
 */
export type Fault =
  | { kind: 'drop' | 'drop after' | 'garbage' | 'empty' | 'null' | 'truncated' | 'wrong type' }
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>>; body?: string }
  | { kind: 'without'; property: string }
  | { kind: 'redirect'; status: 302 | 307; to: string }
  | { kind: 'hold'; when: 'before' | 'after'; gate: Gate };

/** Answer that waits for the test. */
export class Gate {
  /** Settles when the call has come to where it waits. */
  readonly reached: Promise<void>;
  /** Settles when the test lets the call go on. */
  readonly opened: Promise<void>;
  /** Lets the call go on. */
  readonly release: () => void;
  /** Called when the call waits. */
  readonly arrive: () => void;

  constructor() {
    const reached = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    this.reached = reached.promise;
    this.arrive = reached.resolve;
    this.opened = opened.promise;
    this.release = opened.resolve;
  }
}

/** Plan of what goes wrong: for the next calls of an endpoint, then for every one. */
export class FaultPlan {
  readonly #next = new Map<Endpoint, Array<Fault | null>>();
  readonly #every = new Map<Endpoint, Fault>();
  readonly #gates = new Set<Gate>();

  /** Adds faults for the next calls, in order; `null` lets one call through. */
  next(endpoint: Endpoint, ...faults: ReadonlyArray<Fault | null>): void {
    this.#next.set(endpoint, [...(this.#next.get(endpoint) ?? []), ...faults]);
  }

  /** Sets the fault of every call for which no other is planned; `null` ends it. */
  every(endpoint: Endpoint, fault: Fault | null): void {
    if (fault) this.#every.set(endpoint, fault);
    else this.#every.delete(endpoint);
  }

  /** Holds the next call, before the server acts on it or after it has, and answers how to let it go. */
  hold(endpoint: Endpoint, when: 'before' | 'after' = 'after'): Gate {
    const gate = new Gate();
    this.#gates.add(gate);
    this.next(endpoint, { kind: 'hold', when, gate });
    return gate;
  }

  /** Takes the fault of the call that is being answered. */
  take(endpoint: Endpoint): Fault | undefined {
    const planned = this.#next.get(endpoint)?.shift();
    return planned === undefined ? this.#every.get(endpoint) : (planned ?? undefined);
  }

  /** Forgets every fault and lets every held call go on. */
  clear(): void {
    this.#next.clear();
    this.#every.clear();
    for (const gate of this.#gates) gate.release();
    this.#gates.clear();
  }
}
