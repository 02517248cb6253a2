export {
  browserPassword,
  openBrowserApi,
  type BrowserApi,
  type BrowserApiOptions,
} from './browser-api.ts';
export type { Api } from './create-api.ts';
export type { Message, MessageKind } from './accounts/messages.ts';
export { accountPages } from './accounts/messages.ts';
export type { PasskeyInfo } from './accounts/account-schemas.ts';
export type { SessionInfo } from './accounts/account-schemas.ts';
export type { FieldIssue } from './problem.ts';
export type { Problem, ProblemCode } from './problem.ts';
export type { ApiOptions } from './services.ts';
export { seedToday } from './seed/seed.ts';
export { demoEmail } from './seed/seed.ts';
export { tripLimits, type TripDraft } from './store/trip.ts';
export type { SortKey, TripQuery } from './store/trip-query.ts';
export type { Trip, TripDates, TripFacets, TripPage, TripSummary } from './store/trip.ts';
export type { Role, Scope, SecondFactor, User } from './store/user.ts';
