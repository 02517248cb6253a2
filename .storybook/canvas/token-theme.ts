import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import type { Theme } from './globals';

/** Colour of the page as `#rrggbb`, whichever notation the token is written in. */
function toHex(colour: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Storybook's own theme in the colours, family and radii of the tokens, which the page must have loaded. */
export function themeFromTokens(theme: Theme): ThemeVars {
  const probe = document.createElement('div');
  probe.dataset.theme = theme;
  document.documentElement.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(`--tessera-${name}`).trim();
  const colour = (name: string) => toHex(token(`color-${name}`));
  const vars = create({
    base: theme === 'dark' ? 'dark' : 'light',
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    appBg: colour('background'),
    appContentBg: colour('background'),
    appPreviewBg: colour('background'),
    appHoverBg: colour('accent-subtle'),
    appBorderColor: colour('border'),
    appBorderRadius: 8,
    fontBase: token('font-sans'),
    fontCode: token('font-mono'),
    textColor: colour('text'),
    textInverseColor: colour('background'),
    textMutedColor: colour('text-muted'),
    barBg: colour('surface'),
    barTextColor: colour('text-muted'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    buttonBg: colour('surface'),
    buttonBorder: colour('border'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface-raised'),
    inputBg: colour('surface'),
    inputBorder: colour('border-strong'),
    inputTextColor: colour('text'),
    inputBorderRadius: 6,
  });
  probe.remove();
  return vars;
}
