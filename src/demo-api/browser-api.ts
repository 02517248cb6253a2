import { createApi } from './create-api.ts';
import { demoEmail, seed } from './seed/seed.ts';
import type { ApiOptions } from './services.ts';
import { memoryStore } from './store/store.ts';
import { hashPassword } from './store/user.ts';

/** Password of the accounts in the browser. It protects nothing, because it is part of the page. */
export const browserPassword = 'mosaic-of-trips';

/** API that runs inside of the page. */
export interface BrowserApi {
  /** Replacement for the global `fetch`, which handles only URLs below `/api`. */
  fetch: typeof fetch;
  /** Account to sign in with. */
  demo: { email: string; password: string };
}

/** Options of {@link openBrowserApi}: those of the API except for what it provides itself. */
export interface BrowserApiOptions extends Partial<Omit<ApiOptions, 'store' | 'demo'>> {
  /**
   * Whether the accounts already have trips.
   * @default true
   */
  hasTrips?: boolean;
}

/**
 * Opens an in-memory API with the accounts and trips of the demonstration, for stories, static hosting and
 * tests, without a server or a service worker. The dates of the trips are relative to the clock. With a fixed
 * clock, random source and key, the responses are deterministic. Throws if WebCrypto is not available, as on
 * a remote page without TLS.
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
  // More rounds would not protect a known password, and the page starts faster.
  const rounds = options.rounds ?? 1000;
  const demo = { email: demoEmail, password: browserPassword };
  const store = memoryStore();
  const today = new Date(options.clock?.() ?? Date.now()).toISOString().slice(0, 10);
  seed(store, await hashPassword(demo.password, random, rounds), today, hasTrips);
  const key = options.key ?? random(32);
  // A scripted request has no `User-Agent` header.
  const deviceOf = () => ({ userAgent: globalThis.navigator?.userAgent });
  const passkeyOrigin = globalThis.location?.origin;
  const given = { deviceOf, passkeyOrigin, ...options };
  const api = createApi({ ...given, store, key, random, rounds, demo });
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
