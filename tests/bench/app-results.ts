import type { Spread } from './statistics.ts';

/** Route of the app that is loaded. */
export interface AppRoute {
  /** Name in the table. */
  name: string;
  /** URL. */
  path: string;
  /** Whether a user is signed in. */
  signedIn: boolean;
  /** Selector of an element that is there once the route has loaded. */
  ready: string;
  /** Maximum size of the scripts of the first load in bytes, compressed, if there is a limit. */
  mostScript?: number;
}

/** Metrics of one load. */
export interface LoadFigures {
  /** Largest contentful paint, in milliseconds. */
  paint: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Gzip size of all scripts that the load fetched, in bytes. */
  script: number;
  /** Gzip size of all style sheets, in bytes. */
  style: number;
}

/** Metrics of a route over all turns. */
export interface RouteLoad extends Pick<AppRoute, 'name' | 'path' | 'mostScript'> {
  figures: Readonly<Record<keyof LoadFigures, Spread>>;
}

/** Result of a benchmark run of the app. */
export interface AppResults {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Class of the machine: cores, system, processor family. */
  machine: string;
  /** Browser with its version. */
  browser: string;
  /** CPU slowdown rate. */
  slowdown: number;
  /** Loads of each route. */
  turns: number;
  routes: RouteLoad[];
}

/** Goals of every route: largest paint and blocking time in milliseconds, layout shift without a unit. */
export const loadGoals = { paint: 1500, blocked: 100, shift: 0.01 } as const;
