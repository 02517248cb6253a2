import { accentColors, accentProperties } from './accent-colors';
import { directionOf, type Settings } from './settings';

/** Draws the page as the settings say: theme, density and accent, language and direction. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const { theme, density, language, accent } = settings;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
  root.lang = language;
  root.dir = directionOf(settings);
  const values = accent === null ? [] : accentColors(accent);
  for (const [place, property] of accentProperties.entries()) {
    const value = values[place];
    if (value === undefined) root.style.removeProperty(property);
    else root.style.setProperty(property, value);
  }
}
