/** Account of a case. */
export interface ContractAccount {
  /** Email address. */
  email: string;
  /** Password. */
  password: string;
}

/** Message that the back end would have sent. */
export interface ContractMessage {
  /** Code in the message. */
  code?: string | null | undefined;
  /** Link in the message, with a `token` in its fragment or its query. */
  link?: string | null | undefined;
}

/** Part of the contract: what a back end may or may not have. */
export type ContractFeature = 'session' | 'signUp' | 'reset' | 'link' | 'secondFactor' | 'passkeys';

/** Endpoints of the contract; all but `user` receive a POST with JSON. */
export interface ContractEndpoints {
  /** Default: `/api/auth/login`. */
  login: string;
  /** Default: `/api/auth/refresh`. */
  refresh: string;
  /** Default: `/api/auth/logout`. */
  logout: string;
  /** Default: `/api/auth/user`. */
  user: string;
  /** Default: `/api/auth/signup`. */
  signUp: string;
  /** Default: `/api/auth/reset/request`. */
  resetRequest: string;
  /** Default: `/api/auth/reset/code`. */
  resetCode: string;
  /** Default: `/api/auth/reset`. */
  reset: string;
  /** Default: `/api/auth/link/request`. */
  linkRequest: string;
  /** Default: `/api/auth/link`. */
  link: string;
  /** Default: `/api/auth/passkeys/register/options`. */
  passkeyRegisterOptions: string;
  /** Default: `/api/auth/passkeys/login/options`. */
  passkeyLoginOptions: string;
  /** Default: `/api/auth/passkeys/login`. */
  passkeyLogin: string;
}

/** Options of `authContract`. */
export interface ContractOptions {
  /** URL of the back end, such as `http://localhost:3000`. */
  baseUrl: string;
  /** Creates an account that no other case uses; with a second factor if `secondFactor` is true. */
  createUser: (options: { secondFactor: boolean }) => Promise<ContractAccount>;
  /** Returns the messages to an address, latest first. */
  mailbox: (email: string) => Promise<readonly ContractMessage[]>;
  /** Sends a request. Default: the global `fetch`. */
  request?: (request: Request) => Promise<Response> | Response;
  /** Paths that differ from the default. */
  endpoints?: Partial<ContractEndpoints>;
  /** Parts that the back end has. Default: all. */
  features?: readonly ContractFeature[];
  /** Number of wrong passwords or codes after which it must reject the right one. Default: 20. */
  maxGuesses?: number;
}

/** Default paths. */
export const defaultEndpoints: ContractEndpoints = {
  login: '/api/auth/login',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
  signUp: '/api/auth/signup',
  resetRequest: '/api/auth/reset/request',
  resetCode: '/api/auth/reset/code',
  reset: '/api/auth/reset',
  linkRequest: '/api/auth/link/request',
  link: '/api/auth/link',
  passkeyRegisterOptions: '/api/auth/passkeys/register/options',
  passkeyLoginOptions: '/api/auth/passkeys/login/options',
  passkeyLogin: '/api/auth/passkeys/login',
};
