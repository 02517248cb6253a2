'use client';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Auth } from '../auth';
import type { User } from '../demo-api';
import type { ApiClient } from './api-client';
import { words as english, type Words } from './languages/en';
import type { SessionEnd } from './session/session';
import { todayIn, type Settings, type SettingsStore } from './settings/settings';

/** Part of a storage that drafts need. */
export type DraftKeeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What every screen works with. */
export interface AppParts {
  /** Session. */
  auth: Auth<User>;
  /** Announced end of the session. */
  sessionEnd: SessionEnd;
  /** Client of the API. */
  api: ApiClient;
  /** Settings of the device. */
  settings: SettingsStore;
  /** Keeper of what was typed and not saved yet; where storage is blocked it throws. */
  drafts: () => DraftKeeper;
  /** Time in ms since 1970. */
  now: () => number;
}

/** Context of the parts of the app. */
export const AppContext = createContext<AppParts | null>(null);

/** Context of the texts of the app. */
export const WordsContext = createContext<Words>(english);

/** Parts of the app. @throws Error outside of it. */
export function useApp(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new Error('No app context found: render the screen inside <App>.');
  return parts;
}

/** Texts of the app in the user's language. */
export function useWords(): Words {
  return useContext(WordsContext);
}

/** Settings of now. */
export function useSettings(): Settings {
  const { settings } = useApp();
  return useSyncExternalStore(settings.subscribe, settings.read);
}

/** Date of the day on which the component was first rendered, `YYYY-MM-DD` in the time zone of the settings. */
export function useToday(): string {
  const { now } = useApp();
  const settings = useSettings();
  const [today] = useState(() => todayIn(settings, now()));
  return today;
}
