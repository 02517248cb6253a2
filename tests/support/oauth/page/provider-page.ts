import type { Auth } from '#src/auth/index.ts';
import type { OAuthOptions } from '#src/auth/oauth/index.ts';

/** Options of the page, which a test sets before it loads. */
export interface ProviderPageChoices {
  /** Providers by the name of their strategy. */
  providers: Record<string, Pick<OAuthOptions, 'issuer' | 'clientId' | 'scope'>>;
  /** Milliseconds that the clock of the device is ahead. */
  ahead?: number;
  /** Whether the page is not left when a sign-in starts. */
  stays?: boolean;
}

/** What the page exposes to a test. */
export interface ProviderPage {
  /** Milliseconds that the clock of the device is ahead. */
  ahead: number;
  /** Everything that the page has shown, in order. */
  log: string[];
  auth: Auth;
}

declare global {
  interface Window {
    providerPage: ProviderPage;
    providerPageChoices: ProviderPageChoices;
  }
}
