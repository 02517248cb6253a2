import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localStrategy, refreshStrategy, type AuthOptions } from '#src/auth/index.ts';
import {
  browserStores,
  type StoreKind,
  type TabStores,
} from '../../support/auth-server/browser-stores.ts';
import { ada, bob, createRig, type Rig } from '../../support/auth-server/rig.ts';
import { createTabs } from '../../support/auth-server/tabs.ts';
import { stepOf } from '../../support/fuzz.ts';

/** Stores of the access token and the refresh token. */
type Pair = readonly [access: StoreKind, refresh: StoreKind];

/** Where the tokens of two tabs are. */
interface Place {
  store: Pair;
  /** Stores of remembered sessions; null if they are the same. */
  rememberStore: Pair | null;
  /** Whether the first and the second tab remember the user. */
  remember: readonly [boolean, boolean];
}

const pairsOf = (kinds: readonly StoreKind[]): Pair[] =>
  kinds.flatMap((access) => kinds.map((refresh) => [access, refresh] as const));
const flags = [true, false];
const places: Place[] = pairsOf(['memory', 'session', 'local', 'cookie']).flatMap((store) => [
  { store, rememberStore: null, remember: [false, false] as const },
  ...pairsOf(['session', 'local', 'cookie']).flatMap((rememberStore) =>
    flags.flatMap((one) =>
      flags.map((other) => ({ store, rememberStore, remember: [one, other] as const })),
    ),
  ),
]);

const isShared = (pair: Pair) => pair.includes('local') || pair.includes('cookie');
const pairIn = ({ store, rememberStore }: Place, remember: boolean) =>
  (remember && rememberStore) || store;

/** Tab with its stores. */
interface Tab extends Rig {
  stores: TabStores;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Browser whose tabs have one configuration. */
function createBrowser({ store, rememberStore }: Place, late: boolean) {
  const { openTab, spread } = browserStores({ late });
  const { channel, locks } = createTabs(spread);
  const first: Partial<Pick<Rig, 'clock' | 'protocol'>> = {};
  const open = (): Tab => {
    const stores = openTab();
    const of = ([access, refresh]: Pair): AuthOptions['store'] => ({
      access: stores[access],
      refresh: stores[refresh],
    });
    const rig = createRig({
      ...first,
      server: { tokens: 'opaque' },
      options: {
        strategies: { local: refreshStrategy(), plain: localStrategy() },
        store: of(store),
        ...(rememberStore && { rememberStore: of(rememberStore) }),
        channel,
        locks,
      },
    });
    Object.assign(first, { clock: rig.clock, protocol: rig.protocol });
    return { ...rig, stores };
  };
  /** Waits until messages, then changes of the stores have arrived. */
  const settle = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      for (let tick = 0; tick < 6; tick += 1) await new Promise(setImmediate);
      spread();
      await vi.advanceTimersByTimeAsync(60);
    }
  };
  return { open, settle };
}

const nameIn = ({ auth }: Rig) => String(auth.getSnapshot().user?.['name'] ?? 'none');

/** Opens two tabs in which Ada is signed in; null if the stores of the tabs exclude each other. */
async function twoTabs(place: Place, late: boolean) {
  const { open, settle } = createBrowser(place, late);
  const tabs = [open(), open()] as const;
  await Promise.all(tabs.map(({ auth }) => auth.start()));
  for (const index of [0, 1, 0] as const) {
    const { auth } = tabs[index];
    const isElsewhere = place.remember[0] !== place.remember[1];
    if (auth.getSnapshot().loggedIn && !(index === 1 && isElsewhere)) continue;
    await auth.login(ada, { remember: place.remember[index] });
    await settle();
  }
  if (tabs.some((tab) => nameIn(tab) !== 'Ada')) return null;
  tabs[0].clock.advance(1);
  return { a: tabs[0], b: tabs[1], open, settle };
}

/** Every sixth place, from another one for each event, so that each is tried; nightly all of them. */
function shareOf(all: readonly Place[], start: number): Place[] {
  const step = stepOf(6);
  return all.filter((_, index) => index % step === start % step);
}

type Result = 'Ada' | 'Bob' | 'none';
type Tabs = NonNullable<Awaited<ReturnType<typeof twoTabs>>>;

/** Signs another user in in the first tab: the second has the new session if it can see it. */
const switches = (remember: boolean) =>
  [
    ({ a }: Tabs) => a.auth.login(bob, { remember }),
    (place: Place): Result => (isShared(pairIn(place, remember)) ? 'Bob' : 'none'),
  ] as const;

/** Refreshes the session of a tab, unless the refresh token is in a store of the other tab. */
const refreshIn = async ({ auth }: Tab) =>
  auth.tokenStatus('refresh') === 'valid' && (await auth.refresh());

/** What happens in the first tab, or in another one, and who is then signed in in the second. */
const events: Record<
  string,
  readonly [act: (tabs: Tabs) => unknown, result: (place: Place) => Result]
> = {
  'a sign-out': [({ a }) => a.auth.logout(), () => 'none'],
  'setUser(null)': [({ a }) => a.auth.setUser(null), () => 'none'],
  setStrategy: [({ a }) => a.auth.setStrategy('plain'), () => 'none'],
  'a sign-in of another user': switches(false),
  'a remembered sign-in of another user': switches(true),
  'a refresh': [({ a }) => refreshIn(a), () => 'Ada'],
  setUser: [({ a }) => a.auth.setUser({ id: 1, name: 'Ada L.' }), () => 'Ada'],
  'a sign-out before it, a refresh and a new sign-in': [
    async ({ a }) => {
      await refreshIn(a);
      await a.auth.logout();
      await a.auth.login(bob);
    },
    switches(false)[1],
  ],
  'a call before the start of a third tab': [
    async ({ open }) => {
      const { auth } = open();
      auth.setUser(null);
      await auth.setStrategy('plain');
    },
    () => 'Ada',
  ],
  'a call of a guest': [
    async ({ a, open }) => {
      const { auth } = open();
      await auth.start();
      // Where tabs share a session, no tab has a guest.
      if (auth.getSnapshot().loggedIn) return;
      auth.setUser(null);
      await auth.setStrategy('plain');
      await auth.logout();
      expect(nameIn(a)).toBe('Ada');
    },
    () => 'Ada',
  ],
};

describe.each([
  ['before', false],
  ['after', true],
])('With combinations of stores, which change %s the message arrives,', (_when, late) => {
  test.each(Object.entries(events).map(([name, row], index) => ({ name, row, index })))(
    '$name ends or keeps the session of another tab',
    async ({ row, index }) => {
      const [act, resultOf] = row;
      const tried = shareOf(places, late ? index + 3 : index);
      let count = 0;
      for (const place of tried) {
        const tabs = await twoTabs(place, late);
        if (!tabs) continue;
        count += 1;
        const { a, b, settle } = tabs;
        const { protocol } = b;
        const old = [...protocol.sessions.issued];
        const label = JSON.stringify(place);
        await act(tabs);
        await settle();
        const name = nameIn(b);
        expect(`${label} ${name}`).toBe(`${label} ${resultOf(place)}`);
        const response = await b.auth.fetch('/api/things');
        expect([label, response.status]).toEqual([label, name === 'none' ? 401 : 200]);
        if (name !== 'none') expect(await response.json()).toMatchObject({ user: name });
        // A storage that is late may first show the session that has ended, which the server refuses.
        else if (!late) expect(b.auth.getSnapshot().endedBy).toBe('other-tab');
        const kept = Object.values(b.stores)
          .flatMap((store) => [...store.kept.values()])
          .join();
        if (name !== 'Ada')
          expect([label, old.filter((token) => kept.includes(token))]).toEqual([label, []]);
        expect([label, a.failures, late ? [] : b.failures, protocol.sessions.reuses]).toEqual([
          label,
          [],
          [],
          0,
        ]);
        for (const { auth } of [a, b]) auth.dispose();
      }
      expect(count).toBeGreaterThan(tried.length / 2);
    },
  );
});
