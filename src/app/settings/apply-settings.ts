import { directionOf, type Settings } from './settings';

/** Applies the settings to the page: theme, density and accent, language and direction. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const { theme, density, language, accent } = settings;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
  root.lang = language;
  root.dir = directionOf(settings);
  // The style sheet computes the dependent colors.
  root.toggleAttribute('data-accent', accent !== null);
  root.style.setProperty('--app-accent', accent);
}
