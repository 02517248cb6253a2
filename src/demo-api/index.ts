export {
  browserPassword,
  openBrowserApi,
  type BrowserApi,
  type BrowserApiOptions,
} from './browser-api.ts';
export type { Api, ApiOptions } from './create-api.ts';
export type { SessionInfo } from './auth-schemas.ts';
export type { FieldIssue } from './field-issue.ts';
export type { Problem, ProblemCode } from './problem.ts';
export { seedToday } from './seed-trips.ts';
export { demoEmail } from './seed.ts';
export { tripLimits, type TripChange, type TripDraft } from './trip-draft.ts';
export type { SortKey, TripQuery } from './trip-query.ts';
export type { Trip, TripDates, TripFacets, TripPage, TripSummary } from './trip.ts';
export type { Role, Scope, User } from './user.ts';
