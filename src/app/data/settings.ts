import { languages, type Language } from '../words/load-words';

/** Settings of a user for the appearance and language of the app. */
export interface Settings {
  /** Theme; `system` follows the device. */
  theme: 'system' | 'light' | 'dark' | 'high-contrast';
  /** Height of controls. */
  density: 'comfortable' | 'compact';
  /** Language of texts, dates and numbers. */
  language: Language;
  /** Reading direction; `auto` follows the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** Time zone that determines the current date, an IANA name; empty for the device's. */
  timeZone: string;
  /** Accent as `#rrggbb`, or null for the default. */
  accent: string | null;
}

/** Options of each setting that has a list. */
export const settingChoices = {
  theme: ['system', 'light', 'dark', 'high-contrast'],
  density: ['comfortable', 'compact'],
  direction: ['auto', 'ltr', 'rtl'],
} as const;

/** Returns the default settings, in a preferred language of the device if the app supports it. */
export function defaultSettings(preferred: readonly string[]): Settings {
  const language = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
  return {
    theme: 'system',
    density: 'comfortable',
    language,
    direction: 'auto',
    timeZone: '',
    accent: null,
  };
}

/** Parses stored settings; invalid ones get their default. */
export function readSettings(text: string | null, defaults: Settings): Settings {
  const stored = parse(text);
  const select = <Key extends keyof typeof settingChoices>(key: Key): Settings[Key] =>
    (settingChoices[key] as readonly unknown[]).includes(stored[key])
      ? (stored[key] as Settings[Key])
      : defaults[key];
  const { language, timeZone, accent } = stored;
  return {
    theme: select('theme'),
    density: select('density'),
    direction: select('direction'),
    language: isLanguage(language) ? language : defaults.language,
    timeZone: isTimeZone(timeZone) ? timeZone : defaults.timeZone,
    accent: isAccent(accent) ? accent : defaults.accent,
  };
}

/** Returns the reading direction of the settings. */
export function directionOf({ direction, language }: Settings): 'ltr' | 'rtl' {
  if (direction !== 'auto') return direction;
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the current date in the time zone of the settings, `YYYY-MM-DD`. */
export function todayIn({ timeZone }: Pick<Settings, 'timeZone'>, now: number): string {
  const options = timeZone ? { timeZone } : {};
  // Swedish dates have the format of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...options }).format(now);
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

function isAccent(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}

function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const key = 'tessera.settings';

/** Storage interface for settings. */
type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Settings that are stored on the device and synchronized across tabs. */
export interface SettingsStore {
  /** Returns the current settings, the same object until one changes. */
  read: () => Settings;
  change: (change: Partial<Settings>) => void;
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store of the settings. If they cannot be stored, they last as long as the page.
 * @param defaults Default settings.
 * @param storage Persistent storage. Default: the browser's, which may be blocked.
 */
export function createSettingsStore(
  defaults: Settings = defaultSettings(navigator.languages),
  storage: () => SettingsStorage = () => localStorage,
): SettingsStore {
  const listeners = new Set<() => void>();
  const stored = storedIn(storage);
  let settings = readSettings(stored.read(), defaults);
  const replace = (next: Settings) => {
    settings = next;
    for (const listener of listeners) listener();
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) replace(readSettings(stored.read(), defaults));
  };
  return {
    read: () => settings,
    change: (change) => {
      replace({ ...settings, ...change });
      stored.write(settings);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

function storedIn(storage: () => SettingsStorage) {
  return {
    read: (): string | null => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (settings: Settings): void => {
      try {
        storage().setItem(key, JSON.stringify(settings));
      } catch {
        // Storage is blocked or full; the settings still apply to the page.
      }
    },
  };
}

/** Applies the settings to the page: theme, density and accent, language and direction. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const { theme, density, language, accent } = settings;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
  root.lang = language;
  root.dir = directionOf(settings);
  // The style sheet computes the dependent colors.
  root.toggleAttribute('data-accent', accent !== null);
  root.style.setProperty('--app-accent', accent);
}
