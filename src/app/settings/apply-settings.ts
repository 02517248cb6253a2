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
  // The style sheet computes the colors that follow it.
  root.toggleAttribute('data-accent', accent !== null);
  root.style.setProperty('--app-accent', accent);
}
