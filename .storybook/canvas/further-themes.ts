import axe from 'axe-core';
import type { Theme } from './globals';

/**
 * Rules of axe that read colors. A theme sets colors and nothing else (a unit test holds it to that), so that no other
 * rule can differ between themes.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Elements that carry the theme of what is shown, but not those that show a theme of their own. */
function themed(): HTMLElement[] {
  return [document.documentElement, ...document.querySelectorAll<HTMLElement>('.tessera-surface')];
}

function setTheme(theme: string | undefined): string {
  for (const { dataset } of themed()) dataset['theme'] = theme;
  return getComputedStyle(document.documentElement).getPropertyValue('--tessera-color-background');
}

/** Waits until what watches the theme has drawn, and colors are at rest. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/**
 * Shows the page that is there in further themes, one after another, and answers what axe objects to in their colors:
 * theme, rule and opening tag. The page has its own theme again at the end.
 */
export async function checkThemes(themes: readonly Theme[]): Promise<string[]> {
  const own = document.documentElement.dataset['theme'];
  const found: string[] = [];
  let ground = setTheme(own);
  for (const theme of themes) {
    const next = setTheme(theme);
    if (next === ground) found.push(`${theme}: the page did not take the theme`);
    ground = next;
    await settle();
    const { violations } = await axe.run(document.body, {
      runOnly: colorRules,
      resultTypes: ['violations'],
    });
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`)),
    );
  }
  setTheme(own);
  return found;
}
