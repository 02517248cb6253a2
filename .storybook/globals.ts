/** Themes that ship, in the order in which they stand side by side. */
export const themes = ['light', 'dark', 'high-contrast'] as const;

/** Name of a shipped theme. */
export type Theme = (typeof themes)[number];

/** Settings of the toolbar; every story and every docs page is drawn by them. */
export interface ToolbarGlobals {
  /** Theme of the canvas, or all themes side by side. */
  theme: Theme | 'all';
  /** BCP 47 tag of the widgets' words, dates and numbers. */
  locale: string;
  /** Reading direction, or `auto` to take the one of the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** Whether transitions run or the answers to `prefers-reduced-motion` show. */
  motion: 'full' | 'reduced';
  /** Whether the canvas imitates a browser that forces its own colours on the page. */
  forcedColors: 'none' | 'active';
  /** Whether the canvas is frozen and sized as the picture tests see it. */
  pictures: 'off' | 'on';
}

/** Settings that the Storybook opens with. */
export const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  locale: 'en',
  direction: 'auto',
  motion: 'full',
  forcedColors: 'none',
  pictures: 'off',
};

/** Menus of the toolbar. */
export const globalTypes = {
  theme: {
    description: 'Theme of the canvas and of the docs pages',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
        { type: 'separator' },
        { value: 'all', title: 'All side by side', icon: 'sidebyside' },
      ],
    },
  },
  locale: {
    description: 'Language of the widgets; it sets the direction too',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English', right: 'en' },
        { value: 'de', title: 'Deutsch', right: 'de' },
        { value: 'fr', title: 'Français', right: 'fr' },
        { value: 'ar', title: 'العربية', right: 'ar' },
        { value: 'ja', title: '日本語', right: 'ja' },
      ],
    },
  },
  direction: {
    description: 'Reading direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Full motion', icon: 'lightning' },
        { value: 'reduced', title: 'Reduced motion', icon: 'lightningoff' },
      ],
    },
  },
  forcedColors: {
    description: 'Forced colours',
    toolbar: {
      title: 'Forced colours',
      icon: 'eye',
      items: [
        { value: 'none', title: 'The page’s own colours', icon: 'eye' },
        { value: 'active', title: 'Forced colours (imitated)', icon: 'accessibility' },
      ],
    },
  },
  pictures: {
    description: 'As the pictures see it: frozen, at the width of the picture',
    toolbar: {
      title: 'Pictures',
      icon: 'camera',
      items: [
        { value: 'off', title: 'Live', icon: 'camera' },
        { value: 'on', title: 'As the pictures see it', icon: 'photo' },
      ],
    },
  },
};

/** Reading direction that the settings ask for; a language of unknown direction reads from left to right. */
export function directionOf({ locale, direction }: ToolbarGlobals): 'ltr' | 'rtl' {
  if (direction !== 'auto') return direction;
  const asked = new Intl.Locale(locale) as Intl.Locale & {
    getTextInfo?: () => { direction?: string };
    textInfo?: { direction?: string };
  };
  return (asked.getTextInfo?.() ?? asked.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Settings with every gap filled by the opening ones. */
export function readGlobals(globals: Record<string, unknown>): ToolbarGlobals {
  return { ...initialGlobals, ...globals };
}
