import type { Auth } from '#src/auth/index.ts';

/** Choices about the page, which its address carries as JSON. */
export interface PageChoices {
  /** Where tokens are kept. Default `local`. */
  store?: 'local' | 'memory';
  /** Whether the session lives in a cookie that no script can read. */
  cookies?: boolean;
  /** Milliseconds that a request may take. Default 30 000. */
  timeout?: number;
}

/** What the page lets a test use: the helper and what it did. */
export interface SignInPage {
  /** Milliseconds that the page's clock is ahead. */
  ahead: number;
  /** Everything that the page has shown, in order. */
  diary: string[];
  auth: Auth;
}

declare global {
  interface Window {
    signInPage: SignInPage;
  }
}
