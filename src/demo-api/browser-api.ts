import { createApi, type ApiOptions } from './create-api.ts';
import { memoryStore } from './store/memory-store.ts';
import { hashPassword } from './store/password.ts';
import { demoEmail, seed } from './seed/seed.ts';

/** Password of the accounts in the browser. It protects nothing: it is part of the page. */
export const browserPassword = 'mosaic-of-trips';

/** API that runs inside the page. */
export interface BrowserApi {
  /** Answer to a request, as the global `fetch` gives one; only what lies below `/api` is there. */
  fetch: typeof fetch;
  /** Account to sign in with. */
  demo: { email: string; password: string };
}

/** Options of {@link openBrowserApi}: those of the API but for what it brings itself. */
export interface BrowserApiOptions extends Partial<Omit<ApiOptions, 'store' | 'demo'>> {
  /**
   * Whether the people have trips already.
   * @default true
   */
  hasTrips?: boolean;
}

/**
 * API in memory with the people and trips of the demonstration, for stories, static hosting and tests: no server and no service
 * worker. The trips are around the clock's today. With a fixed clock, random source and key it gives the same answers each time. Throws where WebCrypto is missing, as
 * on a page from another machine without TLS.
 */
export async function openBrowserApi({
  hasTrips,
  ...options
}: BrowserApiOptions = {}): Promise<BrowserApi> {
  if (!globalThis.crypto?.subtle) {
    throw new Error(
      'The API in the page needs WebCrypto, which this page lacks, so sign-in is impossible. Open it over https:// or on localhost.',
    );
  }
  const random = options.random ?? ((size) => crypto.getRandomValues(new Uint8Array(size)));
  // A known password is no better for many rounds, and the page starts sooner.
  const rounds = options.rounds ?? 1000;
  const demo = { email: demoEmail, password: browserPassword };
  const store = memoryStore();
  const today = new Date(options.clock?.() ?? Date.now()).toISOString().slice(0, 10);
  seed(store, await hashPassword(demo.password, random, rounds), today, hasTrips);
  const key = options.key ?? random(32);
  // A request that a script makes does not say which program it is.
  const deviceOf = () => ({ userAgent: globalThis.navigator?.userAgent });
  const api = createApi({ deviceOf, ...options, store, key, random, rounds, demo });
  const base = globalThis.location?.href ?? 'http://localhost/';
  return {
    demo,
    fetch: async (input, init) => {
      const request =
        input instanceof Request
          ? new Request(input, init)
          : new Request(new URL(input, base), init);
      request.signal.throwIfAborted();
      const answer = await api.fetch(request);
      request.signal.throwIfAborted();
      return answer;
    },
  };
}
