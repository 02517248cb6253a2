import type { Spread } from './statistics.ts';

/** Route of the app that is loaded. */
export interface AppRoute {
  /** Name as the table shows it. */
  name: string;
  /** Address. */
  path: string;
  /** Whether a user is signed in. */
  signedIn: boolean;
  /** Selector of what is there when the route is. */
  ready: string;
  /** Greatest gzip size of the scripts of the first load, in bytes, where there is a limit. */
  mostScript?: number;
}

/** Figures of one load. */
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

/** Figures of a route over all turns. */
export interface RouteLoad extends Pick<AppRoute, 'name' | 'path' | 'mostScript'> {
  figures: Readonly<Record<keyof LoadFigures, Spread>>;
}

/** What a run of the bench of the app found. */
export interface AppResults {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Class of the machine: cores, system, processor family. */
  machine: string;
  /** Browser with its version. */
  browser: string;
  /** Rate by which the processor was slowed down. */
  slowdown: number;
  /** Loads of each route. */
  turns: number;
  routes: RouteLoad[];
}

/** Goals of every route: largest paint and blocking time in milliseconds, shift without a unit. */
export const loadGoals = { paint: 1500, blocked: 100, shift: 0.01 } as const;
