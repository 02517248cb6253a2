import { describe, expect, test } from 'vitest';
import {
  createSettingsStore,
  directionOf,
  defaultSettings,
  readSettings,
  todayIn,
} from '#src/app/data/settings.ts';

const defaults = defaultSettings([]);

describe('Settings', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['nl', 'de-AT'], 'de'],
    [['nl'], 'en'],
    [[], 'en'],
  ])('have defaults for a device of %j in %s', (preferred, language) => {
    expect(defaultSettings(preferred).language).toBe(language);
  });

  test('are restored as they were stored', () => {
    const settings = {
      theme: 'dark',
      density: 'compact',
      language: 'ar',
      direction: 'ltr',
      timeZone: 'Asia/Tokyo',
      accent: '#2f5fa8',
    };
    expect(readSettings(JSON.stringify(settings), defaults)).toEqual(settings);
  });

  test.each([
    null,
    '',
    'null',
    '[1]',
    '{"theme":"neon","language":"__proto__","timeZone":"Mars/Base","accent":"red;x:y"}',
  ])('are the defaults if %s was stored', (text) => {
    expect(readSettings(text, defaults)).toEqual(defaults);
  });

  test('have the direction of the language by default', () => {
    expect(directionOf({ ...defaults, language: 'ar' })).toBe('rtl');
    expect(directionOf({ ...defaults, language: 'ar', direction: 'ltr' })).toBe('ltr');
    expect(directionOf({ ...defaults, language: 'ja' })).toBe('ltr');
  });

  test('determine which day is today', () => {
    const now = Date.parse('2026-04-15T23:30:00Z');
    expect(todayIn({ timeZone: 'Pacific/Auckland' }, now)).toBe('2026-04-16');
    expect(todayIn({ timeZone: 'America/Los_Angeles' }, now)).toBe('2026-04-15');
  });
});

describe('The store of settings', () => {
  test('starts with the given settings and stores changes', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const begun = { ...defaults, language: 'ja' } as const;
    const store = createSettingsStore(begun, storage);
    expect(store.read()).toEqual(begun);
    store.change({ theme: 'dark' });
    expect(createSettingsStore(defaults, storage).read()).toEqual({ ...begun, theme: 'dark' });
  });

  test('changes even if nothing can be stored', () => {
    const store = createSettingsStore(defaults, () => {
      throw new Error('blocked');
    });
    store.change({ density: 'compact' });
    expect(store.read().density).toBe('compact');
  });
});
