import type { DataRouter, RouteObject } from 'react-router';
import { createApiClient } from './data/api-client';
import type { AppParts, DraftStorage } from './data/app-context';
import {
  createSession,
  createSessionEnd,
  supportsPasskeys,
  type SessionSurroundings,
} from './data/session';
import { createSettingsStore, type SettingsStore } from './data/settings';
import { routesOf } from './routes';

/** Environment of the app. In a browser, only the router is required; other options replace the browser's. */
export interface AppSurroundings extends SessionSurroundings {
  /** Creates the router of the screens. */
  createRouter: (routes: RouteObject[]) => DataRouter;
  /** Settings. Default: those stored on the device. */
  settings?: SettingsStore;
  /** Storage of drafts. Default: the session storage, which lasts as long as the tab. */
  drafts?: () => DraftStorage;
  /** Whether passkeys can be used. Default: whether the browser and the address of the page allow it. */
  hasPasskeys?: boolean;
}

/** App that can be rendered with `App`. */
export interface CreatedApp {
  /** Session, client and settings. */
  parts: AppParts;
  router: DataRouter;
}

/** Creates and connects session, client, settings and router. */
export function createApp({
  createRouter,
  settings = createSettingsStore(),
  drafts = () => sessionStorage,
  hasPasskeys = supportsPasskeys(),
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
    hasPasskeys,
    now,
  };
  const router = createRouter(routesOf(parts));
  return { parts, router };
}
