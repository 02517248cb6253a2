import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createSettingsStore, settingChoices } from '#src/app/data/settings.ts';

const script = readFileSync(
  new URL('../../../src/app/public/first-paint.js', import.meta.url),
  'utf8',
);

/** Theme of the page before the app has loaded. */
function themeOf(kept: ReadonlyMap<string, string>): string | undefined {
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null };
  runInNewContext(script, { document, localStorage });
  return document.documentElement.dataset.theme;
}

test.each(settingChoices.theme)(
  'the first paint reads the theme %s that the app has stored',
  (theme) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    createSettingsStore().change({ theme });
    vi.unstubAllGlobals();
    expect(kept.size).toBe(1);
    expect(themeOf(kept)).toBe(theme === 'system' ? undefined : theme);
  },
);

test('the first paint ignores an invalid theme', () => {
  expect(themeOf(new Map())).toBeUndefined();
  expect(themeOf(new Map([['tessera.settings', '{"theme":"neon"}']]))).toBeUndefined();
  expect(themeOf(new Map([['tessera.settings', '{']]))).toBeUndefined();
});
