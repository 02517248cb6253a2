import { afterEach, expect, test, vi } from 'vitest';
import { passToFrames } from '#.storybook/canvas/globals-store.ts';
import { initialGlobals } from '#.storybook/canvas/globals.ts';

const page = globalThis as { PREVIEW_URL?: string };
const globalsOf = (address = '') =>
  new URL(address, 'http://localhost/').searchParams.get('globals');

afterEach(() => {
  vi.unstubAllGlobals();
  delete page.PREVIEW_URL;
});

test('present and future frames get the settings, each once', () => {
  const loaded: string[] = [];
  let address = 'http://localhost/iframe.html?id=screens-trips--loading';
  const frame = {
    get src() {
      return address;
    },
    set src(next: string) {
      address = next;
      loaded.push(next);
    },
  };
  vi.stubGlobal('document', { querySelectorAll: () => [frame] });
  const globals = { ...initialGlobals, theme: 'dark', locale: 'ar' } as const;
  passToFrames(globals);
  passToFrames({ ...globals });
  expect(loaded).toHaveLength(1);
  expect(globalsOf(address)).toContain('theme:dark;locale:ar');
  expect(globalsOf(page.PREVIEW_URL)).toBe(globalsOf(address));
  expect(address).toContain('id=screens-trips--loading');
});
