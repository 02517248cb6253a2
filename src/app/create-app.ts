import type { DataRouter, RouteObject } from 'react-router';
import { createApiClient } from './api-client';
import type { AppParts, DraftKeeper } from './app-context';
import { routesOf } from './routes';
import { createSession, createSessionEnd, type SessionSurroundings } from './session/session';
import { createSettingsStore, type SettingsStore } from './settings/settings';

/** Environment of the app. A page of its own gives the router alone; everything else given replaces the browser's. */
export interface AppSurroundings extends SessionSurroundings {
  /** Maker of the router over the screens. */
  createRouter: (routes: RouteObject[]) => DataRouter;
  /** Settings. Default: those of the device. */
  settings?: SettingsStore;
  /** Keeper of drafts. Default: the session storage, which lasts as long as the tab. */
  drafts?: () => DraftKeeper;
}

/** App that is wired up and waits to be shown by `App`. */
export interface CreatedApp {
  /** Session, client and settings. */
  parts: AppParts;
  /** Router over the screens. */
  router: DataRouter;
}

/** Session, client, settings and router, each made and joined to the others. */
export function createApp({
  createRouter,
  settings = createSettingsStore(),
  drafts = () => sessionStorage,
  ...surroundings
}: AppSurroundings): CreatedApp {
  const { now = Date.now, location: here } = surroundings;
  const navigate = (to: string) => void router.navigate(to, { replace: true });
  const auth = createSession({ ...surroundings, navigate });
  const parts: AppParts = {
    auth,
    sessionEnd: createSessionEnd(auth, now),
    api: createApiClient(auth, here ? new URL(here()).origin : location.origin),
    settings,
    drafts,
    now,
  };
  const router = createRouter(routesOf(parts));
  return { parts, router };
}
