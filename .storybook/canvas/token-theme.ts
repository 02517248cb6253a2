import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import type { Theme } from './globals';

/** Blends colors on top of each other and returns `#rrggbb`; accepts every CSS notation. */
function toHex(...layers: string[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return layers.at(-1) ?? '';
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns a Storybook theme with the colors, typefaces and radii of the tokens, which the page must have
 * loaded.
 */
export function themeFromTokens(theme: Theme): ThemeVars {
  const probe = document.createElement('div');
  probe.dataset.theme = theme;
  document.documentElement.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(`--tessera-${name}`).trim();
  const color = (name: string) => toHex(token(`color-${name}`));
  const blend = (name: string, below: string) =>
    toHex(token(`color-${below}`), token(`color-${name}`));
  const vars = create({
    base: theme === 'dark' ? 'dark' : 'light',
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('background'),
    appContentBg: color('background'),
    appPreviewBg: color('background'),
    appHoverBg: blend('tile-hover', 'background'),
    appBorderColor: blend('border', 'background'),
    appBorderRadius: 8,
    fontBase: token('font-sans'),
    fontCode: token('font-mono'),
    textColor: color('text'),
    textInverseColor: color('background'),
    textMutedColor: color('text-muted'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    buttonBg: color('surface'),
    buttonBorder: blend('border-soft', 'surface'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface'),
    inputBorder: color('border-strong'),
    inputTextColor: color('text'),
    inputBorderRadius: 8,
  });
  probe.remove();
  return vars;
}
