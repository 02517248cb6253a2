import type { Auth } from '#src/auth/index.ts';

/** Options of the page, which its URL carries as JSON. */
export interface PageChoices {
  /** Storage of the tokens. Default `local`. */
  store?: 'local' | 'memory';
  /** Whether the session lives in a cookie that no script can read. */
  cookies?: boolean;
  /** Milliseconds that a request may take. Default 30 000. */
  timeout?: number;
}

/** What the page exposes to a test: the helper and its log. */
export interface SignInPage {
  /** Milliseconds that the page's clock is ahead. */
  ahead: number;
  /** Everything that the page has shown, in order. */
  log: string[];
  auth: Auth;
}

declare global {
  interface Window {
    signInPage: SignInPage;
  }
}
