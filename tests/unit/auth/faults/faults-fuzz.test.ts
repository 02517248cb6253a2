import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '#tests/support/fuzz.ts';
import type { Endpoint, Fault, Gate } from '../../../support/auth-server/faults.ts';
import { laggingStorage } from '../../../support/auth-server/lagging-storage.ts';
import { people } from '../../../support/auth-server/protocol.ts';
import { createRig, type Rig } from '../../../support/auth-server/rig.ts';
import { createTabs } from '../../../support/auth-server/tabs.ts';

type Person = keyof typeof people;

/** One step in a random sequence of two tabs. */
type Step =
  | { do: 'login'; tab: 0 | 1; person: Person }
  | { do: 'logout' | 'refresh' | 'fetch' | 'user' | 'reload'; tab: 0 | 1 }
  | { do: 'pass'; seconds: number }
  | { do: 'fault'; endpoint: Endpoint; fault: Fault }
  | { do: 'hold'; endpoint: Endpoint }
  | { do: 'spread'; most: number }
  | { do: 'settle' };

const tab = fc.constantFrom(0 as const, 1 as const);
const endpoint = fc.constantFrom<Endpoint>('login', 'logout', 'user', 'refresh', 'api');
const fault = fc.constantFrom<Fault>(
  { kind: 'drop' },
  { kind: 'garbage' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  { kind: 'without', property: 'token' },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      tab,
      person: fc.constantFrom<Person>('ada', 'bob'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('logout' as const, 'refresh', 'fetch', 'user', 'reload', 'fetch'),
      tab,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(10, 1800, 1800, 2_592_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fault' as const), endpoint, fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), endpoint }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('spread' as const),
      most: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: 'settle' as const }) },
);

/** Two tabs over one storage and one server, with the last requested actions. */
class TwoTabs {
  readonly #storage = laggingStorage();
  readonly #tabs = createTabs(() => this.#storage.spread());
  readonly #options = { channel: this.#tabs.channel, locks: this.#tabs.locks };
  readonly #first = createRig({
    options: this.#options,
    server: { tokens: 'opaque' },
    store: this.#storage.views[0],
  });
  readonly #rigs: Rig[] = [this.#first, this.#another(1)];
  readonly #pending = new Set<Promise<unknown>>();
  readonly #signingIn: [number, number] = [0, 0];
  readonly #gates: Gate[] = [];
  /** Whether a sign-out was requested, and no sign-in since, or is still pending in the other tab. */
  #out = true;
  /** User who must be signed in in both tabs, if nothing has failed since. */
  #in: Person | null = null;
  /** Number of events that may have come between a sign-in and its success. */
  #events = 0;
  /** Whether a fault is planned. */
  #faulty = false;
  /** Whether a refresh may have been abandoned, after the server has used up its token. */
  #broken = false;

  #another(tab: 0 | 1): Rig {
    const { clock, protocol } = this.#first;
    const store = this.#storage.views[tab];
    return createRig({ clock, store, protocol, options: this.#options });
  }

  async begin(): Promise<void> {
    await Promise.all(this.#rigs.map(({ auth }) => auth.start()));
  }

  #keep(promise: Promise<unknown>): void {
    const quiet = promise.catch(() => undefined).then(() => void this.#pending.delete(quiet));
    this.#pending.add(quiet);
  }

  async take(step: Step): Promise<void> {
    const { clock, protocol } = this.#first;
    clock.time += 1;
    if (step.do === 'pass') {
      // No storage lags that long.
      this.#storage.spread();
      this.#in = null;
      this.#events += 1;
      clock.advance(step.seconds);
      await vi.advanceTimersByTimeAsync(step.seconds * 1000);
      return;
    }
    if (step.do === 'fault') {
      this.#in = null;
      this.#faulty = true;
      this.#broken ||= step.endpoint === 'refresh' && step.fault.kind === 'without';
      // A refused sign-out refreshes to end the session at the server, which the reuse of a token also does.
      this.#broken ||= step.endpoint === 'logout';
      return protocol.faults.next(step.endpoint, step.fault);
    }
    if (step.do === 'hold') {
      this.#broken ||= step.endpoint === 'refresh';
      return void this.#gates.push(protocol.faults.hold(step.endpoint));
    }
    if (step.do === 'settle') return this.settle();
    if (step.do === 'spread') return this.#storage.spread(step.most);
    // A user signs out only after the tab shows who is signed in.
    if (step.do === 'logout') this.#storage.spread();
    const { auth } = this.#rigs[step.tab] ?? this.#first;
    if (['login', 'logout', 'reload'].includes(step.do)) {
      this.#in = null;
      this.#events += 1;
      this.#broken ||= this.#pending.size > 0;
    }
    if (step.do === 'login') {
      this.#out = false;
      const counted = this.#signingIn;
      counted[step.tab] += 1;
      const events = this.#events;
      const signIn = auth.login({ username: step.person, password: 'right' });
      this.#keep(
        signIn
          .then(() => {
            this.#in = events === this.#events && !this.#faulty ? step.person : null;
          })
          .finally(() => void (counted[step.tab] -= 1)),
      );
    } else if (step.do === 'logout') {
      this.#out = this.#signingIn[1 - step.tab] === 0;
      this.#keep(auth.logout());
    } else if (step.do === 'refresh') this.#keep(auth.refresh());
    else if (step.do === 'user') this.#keep(auth.fetchUser());
    else if (step.do === 'fetch') this.#keep(auth.fetch('/api/things'));
    else {
      auth.dispose();
      const fresh = this.#another(step.tab);
      this.#rigs[step.tab] = fresh;
      this.#keep(fresh.auth.start());
    }
    await new Promise(setImmediate);
  }

  /** Completes everything that is held or pending, then checks the tabs. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (this.#pending.size > 0) quiet = 0;
      for (const gate of this.#gates.splice(0)) gate.release();
      this.#first.protocol.faults.clear();
      this.#faulty = false;
      await Promise.all(this.#pending);
      for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
      this.#storage.spread();
      await vi.advanceTimersByTimeAsync(300);
    }
    this.#look();
  }

  #look(): void {
    const { protocol } = this.#first;
    for (const { auth, keptTokens } of this.#rigs) {
      const kept = keptTokens();
      const { status, loggedIn, user, busy } = auth.getSnapshot();
      expect(busy).toBe(false);
      expect(['anonymous', 'authenticated']).toContain(status);
      expect(loggedIn).toBe(status === 'authenticated');
      expect(user !== null).toBe(loggedIn);
      if (this.#in) expect(user).toEqual(people[this.#in]);
      if (this.#out) expect([status, kept]).toEqual(['anonymous', []]);
      if (!loggedIn) continue;
      const owner = protocol.sessions.ownerOf(kept[0] ?? '');
      expect([kept.length, people[owner as Person]]).toEqual([2, user]);
    }
    if (!this.#broken) expect(protocol.sessions.reuses).toBe(0);
  }

  end(): void {
    this.#first.protocol.faults.clear();
    for (const { auth } of this.#rigs) auth.dispose();
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('random sequences in two tabs keep tokens, users and sign-outs consistent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const life = new TwoTabs();
      try {
        await life.begin();
        for (const one of steps) await life.take(one);
        await life.settle();
      } finally {
        life.end();
      }
    }),
    {
      ...runs(300),
      seed: 20_260_408,
      endOnFailure: false,
    },
  );
});
