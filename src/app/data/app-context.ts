'use client';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Auth } from '../../auth';
import { useAuth } from '../../auth/react';
import type { User } from '../../demo-api';
import type { ToastQueue } from '../../primitives/toast';
import { words as english, type Words } from '../words/en';
import type { Language } from '../words/load-words';
import type { ApiClient } from './api-client';
import type { SessionEnd } from './session';
import { todayIn, type Settings, type SettingsStore } from './settings';

/** Storage interface for drafts. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Services that every screen uses. */
export interface AppParts {
  auth: Auth<User>;
  sessionEnd: SessionEnd;
  api: ApiClient;
  settings: SettingsStore;
  /** Storage of drafts; throws if storage is blocked. */
  drafts: () => DraftStorage;
  /** Whether passkeys can be used. */
  hasPasskeys: boolean;
  /** Returns the current time in ms since 1970. */
  now: () => number;
}

/** Context of the services. */
export const AppContext = createContext<AppParts | null>(null);

/** Language of the page with its texts. */
export interface PageLanguage {
  /** Language of texts, dates and numbers; the language in the settings once its texts are loaded. */
  language: Language;
  /** Texts in that language. */
  words: Words;
  /** Language in the settings whose texts did not load, or null. */
  failed: Language | null;
}

/** Context of the language of the page. */
export const LanguageContext = createContext<PageLanguage>({
  language: 'en',
  words: english,
  failed: null,
});

/** Returns the services. @throws Error outside the app. */
export function useApp(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new Error('No app context found: render the screen inside <App>.');
  return parts;
}

/** Returns the texts in the language of the page. */
export function useWords(): Words {
  return useContext(LanguageContext).words;
}

/** Returns the language of the page, for dates and numbers. */
export function useLanguage(): Language {
  return useContext(LanguageContext).language;
}

/** Returns the current settings. */
export function useSettings(): Settings {
  const { settings } = useApp();
  return useSyncExternalStore(settings.subscribe, settings.read);
}

/** Returns a function that formats a moment in the language of the page and the time zone of the settings. */
export function useMomentFormat(
  options: Intl.DateTimeFormatOptions,
): (moment: string | number) => string {
  const language = useLanguage();
  const { timeZone } = useSettings();
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: timeZone || undefined,
  });
  return (moment) => format.format(new Date(moment));
}

/** Returns the date of the first render, `YYYY-MM-DD` in the time zone of the settings. */
export function useToday(): string {
  const { now } = useApp();
  const settings = useSettings();
  const [today] = useState(() => todayIn(settings, now()));
  return today;
}

/** Returns the name of the user; empty without a session. */
export function useUserName(): string {
  return useAuth<string, User>(nameOf);
}

function nameOf({ user }: { user: User | null }): string {
  return user?.name ?? '';
}

/** Context of the toasts of a session. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** Returns the queue of toasts. @throws Error outside the frame of the app. */
export function useToasts(): ToastQueue {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('No toast context found: render the screen inside the frame.');
  return toasts;
}
