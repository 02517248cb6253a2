/**
 * Mode of a screenshot: toolbar globals and viewport. Chromatic and the local visual tests read it from
 * `parameters.chromatic.modes`.
 */
export interface Mode {
  /** Width of the viewport in CSS pixels; the height is that of the story. */
  viewport: number;
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
const dark: Mode = { ...desktop, theme: 'dark', locale: 'ar' };
const highContrast: Mode = {
  ...desktop,
  theme: 'high-contrast',
  locale: 'en',
  forcedColors: 'active',
};
/** The high-contrast theme by itself: a system that forces colors replaces its own. */
export const contrast: Mode = { ...desktop, theme: 'high-contrast', locale: 'en' };
// German has the longest texts.
const narrow: Mode = { ...desktop, viewport: 320, theme: 'light', locale: 'de' };

/** Default modes of every story: left-to-right in light, right-to-left in dark. */
export const projectModes: Record<string, Mode> = { light, dark };

/** Modes of a widget's catalog: the default modes, high contrast under forced colors, and 320 px. */
export const widgetModes: Record<string, Mode> = {
  ...projectModes,
  'high-contrast': highContrast,
  narrow,
};

/** Modes of stories that show variants side by side: those of a widget, and the high-contrast theme by itself. */
export const variantModes: Record<string, Mode> = { ...widgetModes, contrast };

/** Modes of a screen: all of them. */
export const screenModes: Record<string, Mode> = { ...widgetModes };
