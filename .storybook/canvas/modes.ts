/**
 * Mode of a screenshot: toolbar globals and viewport. Chromatic and the local visual tests read it from
 * `parameters.chromatic.modes`.
 */
export interface Mode {
  /** Width of the viewport in CSS pixels; the height is that of the story, or at least the one that is given. */
  viewport: number | { width: number; height: number };
  /** Theme of the canvas. */
  theme: 'light' | 'dark' | 'high-contrast';
  /** BCP 47 tag of the language of the widgets; it also determines the direction. */
  locale: string;
  /** Whether forced colors are emulated. */
  forcedColors: 'none' | 'active';
  /** Amount of motion; screenshots have none. */
  motion: 'reduced';
  /** Whether the story is rendered in visual-test mode. */
  pictures: 'on';
}

const desktop = {
  viewport: 1200,
  forcedColors: 'none',
  motion: 'reduced',
  pictures: 'on',
} as const;

/** Left to right, in English. */
export const light: Mode = { ...desktop, theme: 'light', locale: 'en' };
const dark: Mode = { ...desktop, theme: 'dark', locale: 'en' };
const highContrast: Mode = {
  ...desktop,
  theme: 'high-contrast',
  locale: 'en',
  forcedColors: 'active',
};
// German has the longest texts.
const narrow: Mode = { ...desktop, viewport: 320, theme: 'light', locale: 'de' };

/** Mode of every story: its screenshot is a file of its own. Those of further modes share a sheet, one a component and mode. */
export const projectModes = { light };

/** Modes of a story about colors. */
export const darkModes = { light, dark };

/** Modes of a story with a state that no other story of its component shows. */
export const colorModes = { ...darkModes, 'high-contrast': highContrast };

/** Modes of a screen with a part that no other screen shows. */
export const screenModes = {
  ...darkModes,
  'right-to-left': { ...desktop, theme: 'light', locale: 'ar' } satisfies Mode,
  narrow,
};

/** Modes of a story with a part that no other story of its component shows. */
export const sheetModes = { ...colorModes, ...screenModes };

const inSmallWindow = (mode: Mode): Mode => ({ ...mode, viewport: { width: 640, height: 400 } });

/** Modes of all stories of what is in the middle or in a corner of the window: a small one, where it is seen. */
export const smallWindowModes = { light: inSmallWindow(light) };

/** As {@link sheetModes}, in a small window. */
export const smallWindowSheetModes = {
  ...sheetModes,
  ...smallWindowModes,
  dark: inSmallWindow(dark),
  'high-contrast': inSmallWindow(highContrast),
  'right-to-left': inSmallWindow(sheetModes['right-to-left']),
};

/** The high-contrast theme by itself: a system that forces colors replaces its own. */
export const contrast: Mode = { ...desktop, theme: 'high-contrast', locale: 'en' };

/** Mode of a story that shows texts in another language. Every component has a sheet in Arabic, and a narrow one in German. */
export const languageModes = { ja: { ...light, locale: 'ja' } satisfies Mode };
