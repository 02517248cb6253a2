import { createAuth, memoryStore, type Auth, type AuthOptions } from '#src/auth/index.ts';
import { oauthStrategy, type OAuthOptions, type OAuthRequest } from '#src/auth/oauth/index.ts';
import { openStore, TestClock, type OpenStore } from '../auth-server/rig.ts';
import { FakeProvider, issuer, pageOrigin } from './fake-provider.ts';

/** Options of a page. */
export interface PageChoices {
  /** Options of `oauthStrategy`. */
  oauth?: Partial<OAuthOptions>;
  options?: Partial<AuthOptions>;
  /** URL of the page. */
  url?: string;
}

/** Loaded page of an application. */
export interface LoadedPage {
  auth: Auth;
  /** Pages of the provider that were loaded. */
  left: string[];
  /** Redirects within the application. */
  moves: string[];
  /** Errors that were reported. */
  failures: Error[];
}

/** Tab of a browser, in which pages of an application are loaded one after another. */
export interface OAuthTab {
  provider: FakeProvider;
  clock: TestClock;
  /** Session storage of the tab. */
  tabStore: OpenStore;
  /** Stored tokens. */
  store: OpenStore;
  /** Loads a page. */
  load: (choices?: PageChoices) => LoadedPage;
  /** Starts a sign-in, and returns the URL of the provider's page. */
  begin: (request?: OAuthRequest, choices?: PageChoices, remember?: boolean) => Promise<string>;
  /** Loads the callback page, and waits until it has started. */
  finish: (url: string, choices?: PageChoices) => Promise<LoadedPage>;
}

/** Creates a tab with its own provider. */
export async function createTab(given: Partial<OAuthTab> = {}): Promise<OAuthTab> {
  const provider = given.provider ?? (await FakeProvider.create());
  const clock = given.clock ?? new TestClock();
  const tabStore = given.tabStore ?? openStore();
  const store = given.store ?? openStore();
  provider.now = clock.now;

  function load({ oauth, options, url = `${pageOrigin}/login` }: PageChoices = {}): LoadedPage {
    const page: LoadedPage = { left: [], moves: [], failures: [], auth: undefined as never };
    let place = url;
    page.auth = createAuth({
      strategies: {
        oidc: oauthStrategy({
          issuer,
          clientId: 'app',
          assign: (address) => void page.left.push(address),
          ...oauth,
        }),
      },
      store,
      rememberStore: memoryStore(),
      redirectStore: tabStore,
      redirect: { callback: '/callback' },
      fetch: provider.fetch,
      now: clock.now,
      retry: { attempts: 0, coolDown: 0 },
      warnAhead: false,
      locks: false,
      channel: false,
      location: () => place,
      navigate: (to) => {
        page.moves.push(to);
        place = pageOrigin + to;
      },
      ...options,
    });
    page.auth.on('error', ({ cause }) => void page.failures.push(cause));
    return page;
  }

  return {
    provider,
    clock,
    tabStore,
    store,
    load,
    begin: async (request = {}, choices = {}, remember = false) => {
      const page = load(choices);
      void page.auth.login(request, { remember }).catch(() => undefined);
      return nextOf(page.left);
    },
    finish: async (url, choices = {}) => {
      const page = load({ url, ...choices });
      await page.auth.start();
      return page;
    },
  };
}

/** Waits for the first entry of a list. */
async function nextOf(list: readonly string[]): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const [first] = list;
    if (first) return first;
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
  throw new Error('The page was not left.');
}
