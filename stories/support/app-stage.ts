import { createMemoryRouter, createPath, type DataRouter } from 'react-router';
import type { ToolbarGlobals } from '#.storybook/canvas/globals.ts';
import {
  createApp,
  createSession,
  createSettingsStore,
  languages,
  loadWords,
  type AppProps,
  type DraftKeeper,
  type Settings,
} from '#src/app/index.ts';
import { memoryStore } from '#src/auth/index.ts';
import { browserPassword, openBrowserApi, type BrowserApiOptions } from '#src/demo-api/index.ts';
import { createWire, type AppWire } from './app-wire.ts';

/** What a screen is shown with. */
export interface ScreenArgs {
  /** Address that the app is opened at. */
  at: string;
  /** Person who has signed in before, or null for a guest. */
  as: 'demo@example.com' | 'reader@example.com' | null;
  /** State that the app passed on the way to the address. */
  state?: object;
  /** Options of the API. */
  api?: Pick<BrowserApiOptions, 'hasTrips' | 'lifetimes'>;
  /** Called before the app is opened. */
  before?: (world: AppWorld) => void | Promise<void>;
  /** Called when the screen is there, to do what a user does. */
  act?: (stage: OpenedApp) => void | Promise<void>;
}

/** What is around the app. */
export interface AppWorld {
  /** Wire to the API. */
  wire: AppWire;
  /** Storage of drafts. */
  drafts: DraftKeeper;
  /** Called when time is to pass, in ms. */
  pass: (time: number) => void;
  /** Called when a person is to sign in on another device, which calls itself so. */
  signInElsewhere: (email: string, userAgent: string) => Promise<void>;
}

/** App over the API in memory, with everything that a browser would otherwise bring. */
export interface OpenedApp extends AppWorld, AppProps {}

/** App that a story shows. */
export interface AppStage extends OpenedApp {
  /** Called once the app is drawn; waits until it is at rest, and the user has done what there is to do. */
  arrived: () => Promise<void>;
}

/** Moment at which every screen is opened. */
const opening = Date.parse('2026-04-15T10:00:00Z');

/** Origin of the addresses that a router in memory makes. */
const origin = 'http://localhost';

const ownDevice = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0';

/** Opens the app for a screen. It keeps nothing on the device, and nothing that is kept there reaches it. */
export async function openApp(args: ScreenArgs, globals: ToolbarGlobals): Promise<AppStage> {
  const { world, browser, signIn } = await openWorld(args);
  const store = memoryStore();
  if (args.as) await signIn(args.as, store);
  await args.before?.(world);
  const settings = createSettingsStore(settingsOf(globals), keptNowhere);
  const [pathname = '/', search = ''] = args.at.split(/(?=\?)/);
  const opened = [{ pathname, search, state: args.state }];
  let router: DataRouter | undefined;
  const app = createApp({
    ...browser,
    store,
    rememberStore: memoryStore(),
    settings,
    drafts: () => world.drafts,
    location: () => origin + (router ? createPath(router.state.location) : args.at),
    createRouter: (routes) => (router = createMemoryRouter(routes, { initialEntries: opened })),
  });
  const stage: OpenedApp = { ...app, ...world, words: await loadWords(settings.read().language) };
  let arrival: Promise<void> | undefined;
  const arrive = async () => {
    await restOf(stage);
    await args.act?.(stage);
    await restOf(stage);
  };
  return Object.assign(stage, { arrived: () => (arrival ??= arrive()) });
}

/** API, wire, clock and storage of one app. */
async function openWorld({ api: options, at }: ScreenArgs) {
  // Time goes on from the opening; a picture stops the clock of the browser, and this one with it.
  let distance = opening - Date.now();
  const now = () => Date.now() + distance;
  let userAgent = ownDevice;
  const api = await openBrowserApi({
    clock: now,
    random: repeatableBytes(),
    deviceOf: () => ({ userAgent, address: '192.0.2.17' }),
    ...options,
  });
  const wire = createWire(api.fetch);
  const browser = {
    fetch: wire.fetch,
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
    wire,
    drafts: keptInMemory(),
    pass: (time) => {
      distance += time;
    },
    signInElsewhere: async (email, name) => {
      userAgent = name;
      await signIn(email);
      userAgent = ownDevice;
    },
  };
  return { world, browser, signIn };
}

/** Waits until the app has what it asked for and has drawn it. */
async function restOf({ parts, router, wire }: OpenedApp): Promise<void> {
  const isBusy = () => {
    const { initialized, navigation } = router.state;
    const { status, busy } = parts.auth.getSnapshot();
    const goes = !initialized || navigation.state !== 'idle';
    const draws = goes || document.querySelector('[aria-busy="true"]') !== null;
    const waits = wire.waiting('answered') > 0 || (draws && wire.waiting('held') === 0);
    return waits || busy || ['idle', 'restoring', 'refreshing'].includes(status);
  };
  for (let quiet = 0; quiet < 3; quiet = isBusy() ? 0 : quiet + 1) {
    await idle();
  }
}

/** Waits until the browser has nothing to do, what React has put off included, but no longer than a busy machine needs. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari cannot tell.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 50);
  });
}

/** Settings of the app as the toolbar has them. */
export function settingsOf({ theme, locale, direction }: ToolbarGlobals): Settings {
  return {
    theme: theme === 'all' ? 'light' : theme,
    density: 'comfortable',
    language: isSpoken(locale) ? locale : 'en',
    direction,
    timeZone: '',
    accent: null,
  };
}

function isSpoken(locale: string): locale is Settings['language'] {
  return locale in languages;
}

const keptNowhere = () => ({ getItem: () => null, setItem: () => {} });

function keptInMemory(): DraftKeeper {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Source of bytes that gives the same ones each time. */
function repeatableBytes() {
  let count = 0;
  return (size: number) => Uint8Array.from({ length: size }, () => (count += 89) % 251);
}
