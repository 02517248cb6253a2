/** Calls that a fault may be planned for; `api` is every other path below `/api/`. */
export type Endpoint = 'login' | 'logout' | 'user' | 'refresh' | 'api';

/**
 * Fault of one call. `drop` ends the connection before the server has done anything, `drop after` once it has, so
 * that the caller cannot know; `without` removes a property from a valid response.
 */
export type Fault =
  | { kind: 'drop' | 'drop after' | 'garbage' | 'empty' | 'null' | 'truncated' | 'wrong type' }
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>>; body?: string }
  | { kind: 'without'; property: string }
  | { kind: 'redirect'; status: 302 | 307; to: string }
  | { kind: 'hold'; when: 'before' | 'after'; gate: Gate };

/** Response that waits for the test. */
export class Gate {
  /** Resolves when the call has reached the point where it waits. */
  readonly reached: Promise<void>;
  /** Resolves when the test releases the call. */
  readonly opened: Promise<void>;
  /** Releases the call. */
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

/** Planned faults: for the next calls of an endpoint, then for every one. */
export class FaultPlan {
  readonly #next = new Map<Endpoint, Array<Fault | null>>();
  readonly #every = new Map<Endpoint, Fault>();
  readonly #gates = new Set<Gate>();

  /** Adds faults for the next calls, in order; `null` lets one call through. */
  next(endpoint: Endpoint, ...faults: ReadonlyArray<Fault | null>): void {
    this.#next.set(endpoint, [...(this.#next.get(endpoint) ?? []), ...faults]);
  }

  /** Sets the fault of every call for which no other is planned; `null` clears it. */
  every(endpoint: Endpoint, fault: Fault | null): void {
    if (fault) this.#every.set(endpoint, fault);
    else this.#every.delete(endpoint);
  }

  /** Holds the next call, before or after the server acts on it, and returns a handle that releases it. */
  hold(endpoint: Endpoint, when: 'before' | 'after' = 'after'): Gate {
    const gate = new Gate();
    this.#gates.add(gate);
    this.next(endpoint, { kind: 'hold', when, gate });
    return gate;
  }

  /** Takes the fault of the current call. */
  take(endpoint: Endpoint): Fault | undefined {
    const planned = this.#next.get(endpoint)?.shift();
    return planned === undefined ? this.#every.get(endpoint) : (planned ?? undefined);
  }

  /** Clears all faults and releases all held calls. */
  clear(): void {
    this.#next.clear();
    this.#every.clear();
    for (const gate of this.#gates) gate.release();
    this.#gates.clear();
  }
}
