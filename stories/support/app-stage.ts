import { createMemoryRouter, createPath, parsePath, type DataRouter } from 'react-router';
import type { ToolbarGlobals } from '#.storybook/canvas/globals.ts';
import {
  createApp,
  createSession,
  createSettingsStore,
  languages,
  loadWords,
  type AppProps,
  type DraftStorage,
  type Settings,
} from '#src/app/index.ts';
import { memoryStore } from '#src/auth/index.ts';
import { browserPassword, openBrowserApi, type BrowserApiOptions } from '#src/demo-api/index.ts';

/** What happens to a request: it is answered, has a network error, has a server error, or stays pending. */
export type Behavior = 'normal' | 'offline' | 'error' | 'pending';

/** Simulated network between the app and its API. */
export interface AppNetwork {
  /** Replacement for `fetch`. */
  fetch: typeof fetch;
  /** Sets what happens to further requests, or only to those whose path starts with `below`. */
  set: (behavior: Behavior, below?: string) => void;
  /** Returns the number of pending requests. */
  open: (behavior: 'normal' | 'pending') => number;
}

/** Creates a simulated network to an API. */
export function createNetwork(answer: typeof fetch): AppNetwork {
  let current: { behavior: Behavior; below: string } = { behavior: 'normal', below: '/' };
  const open = { normal: 0, pending: 0 };
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const isAffected = new URL(request.url).pathname.startsWith(current.below);
    const behavior = isAffected ? current.behavior : 'normal';
    // Browsers throw this error if the server is unreachable.
    if (behavior === 'offline') throw new TypeError('Failed to fetch');
    if (behavior === 'error') return new Response(null, { status: 500 });
    open[behavior] += 1;
    try {
      return await (behavior === 'pending' ? untilAborted(request.signal) : answer(request));
    } finally {
      open[behavior] -= 1;
    }
  };
  return {
    fetch: send,
    set: (behavior, below = '/') => {
      current = { behavior, below };
    },
    open: (behavior) => open[behavior],
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Args of a screen story. */
export interface ScreenArgs {
  /** URL at which the app opens. */
  at: string;
  /** Signed-in account, or null for a guest. */
  as: 'demo@example.com' | 'reader@example.com' | null;
  /** Navigation state of the URL. */
  state?: object;
  /** Options of the API. */
  api?: Pick<BrowserApiOptions, 'hasTrips' | 'lifetimes'>;
  /** Called before the app opens. */
  before?: (world: AppWorld) => void | Promise<void>;
  /** Called when the screen is rendered, to simulate user actions. */
  act?: (stage: OpenedApp) => void | Promise<void>;
}

/** Environment of the app. */
export interface AppWorld {
  /** Network between the app and the API. */
  network: AppNetwork;
  /** Storage of drafts. */
  drafts: DraftStorage;
  /** Advances the clock, in milliseconds. */
  pass: (time: number) => void;
  /** Signs a user in on another device with this user agent. */
  signInElsewhere: (email: string, userAgent: string) => Promise<void>;
}

/** The app with an in-memory API and environment. */
export interface OpenedApp extends AppWorld, AppProps {}

/** The app that a story shows. */
export interface AppStage extends OpenedApp {
  /** Resolves when the app is idle and the user actions are done. */
  arrived: () => Promise<void>;
}

/** Initial time of every screen. */
const opening = Date.parse('2026-04-15T10:00:00Z');

/** Origin of the URLs of the memory router. */
const origin = 'http://localhost';

const ownDevice = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0';

/** Opens the app for a screen. Neither reads nor writes the storage of the browser. */
export async function openApp(args: ScreenArgs, globals: ToolbarGlobals): Promise<AppStage> {
  const { world, browser, signIn } = await openWorld(args);
  const store = memoryStore();
  if (args.as) await signIn(args.as, store);
  await args.before?.(world);
  const settings = createSettingsStore(settingsOf(globals), noStorage);
  const initialEntries = [{ ...parsePath(args.at), state: args.state }];
  let router: DataRouter | undefined;
  const app = createApp({
    ...browser,
    store,
    rememberStore: memoryStore(),
    settings,
    drafts: () => world.drafts,
    // The pictures must not depend on the address of the page.
    hasPasskeys: true,
    location: () => origin + (router ? createPath(router.state.location) : args.at),
    createRouter: (routes) => (router = createMemoryRouter(routes, { initialEntries })),
  });
  const { language } = settings.read();
  const stage: OpenedApp = { ...app, ...world, language, words: await loadWords(language) };
  let arrival: Promise<void> | undefined;
  const arrive = async () => {
    await untilIdle(stage);
    await args.act?.(stage);
    await untilIdle(stage);
  };
  return Object.assign(stage, { arrived: () => (arrival ??= arrive()) });
}

/** Seconds until another code or link can be requested; shown in minutes, which do not pass while a story acts. */
export const resendSeconds = 300;

/** Creates the API, network, clock and storage of one app. */
async function openWorld({ api: options, at }: ScreenArgs) {
  // The clock continues from the initial time; visual tests stop it with the clock of the browser.
  let offset = opening - Date.now();
  const now = () => Date.now() + offset;
  let userAgent = ownDevice;
  const api = await openBrowserApi({
    clock: now,
    random: deterministicBytes(),
    deviceOf: () => ({ userAgent, address: '192.0.2.17' }),
    resendSeconds,
    ...options,
  });
  const network = createNetwork(api.fetch);
  const browser = {
    fetch: network.fetch,
    now,
    redirectStore: memoryStore(),
    channel: false,
    locks: false,
  } as const;
  const signIn = async (email: string, store = memoryStore()) => {
    const session = createSession({
      ...browser,
      store,
      location: () => origin + at,
      navigate: () => {},
    });
    await session.login({ email, password: browserPassword });
  };
  const world: AppWorld = {
    network,
    drafts: draftsInMemory(),
    pass: (time) => {
      offset += time;
    },
    signInElsewhere: async (email, name) => {
      userAgent = name;
      await signIn(email);
      userAgent = ownDevice;
    },
  };
  return { world, browser, signIn };
}

/** Waits until all requests are done and the app has rendered the result. */
async function untilIdle({ parts, router, network }: OpenedApp): Promise<void> {
  const isBusy = () => {
    const { initialized, navigation } = router.state;
    const { status, busy } = parts.auth.getSnapshot();
    const isNavigating = !initialized || navigation.state !== 'idle';
    const isLoading = isNavigating || document.querySelector('[aria-busy="true"]') !== null;
    const isWaiting = network.open('normal') > 0 || (isLoading && network.open('pending') === 0);
    return isWaiting || busy || ['idle', 'restoring', 'refreshing'].includes(status);
  };
  for (let quiet = 0; quiet < 3; quiet = isBusy() ? 0 : quiet + 1) {
    await idle();
  }
}

/** Waits until the browser is idle, including deferred React work, with a limit for busy machines. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 50);
  });
}

/** Returns the app settings for the toolbar globals. */
export function settingsOf({ theme, locale, direction }: ToolbarGlobals): Settings {
  return {
    theme: theme === 'all' ? 'light' : theme,
    density: 'comfortable',
    language: isSupported(locale) ? locale : 'en',
    direction,
    timeZone: '',
    accent: null,
  };
}

function isSupported(locale: string): locale is Settings['language'] {
  return locale in languages;
}

const noStorage = () => ({ getItem: () => null, setItem: () => {} });

function draftsInMemory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Returns a deterministic source of bytes. */
function deterministicBytes() {
  let count = 0;
  return (size: number) => Uint8Array.from({ length: size }, () => (count += 89) % 251);
}
