export { browserPassword, openBrowserApi, type BrowserApiOptions } from './browser-api.ts';
export type { Api } from './create-api.ts';
export { accountPages, type Message } from './accounts/messages.ts';
export type { PasskeyInfo, SessionInfo } from './accounts/account-schemas.ts';
export type { Problem } from './problem.ts';
export type { ApiOptions } from './services.ts';
export type { Trip, TripDates, TripFacets, TripPage, TripSummary } from './store/trip.ts';
export type { Scope, SecondFactor, User } from './store/user.ts';
