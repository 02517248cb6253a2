import axe from 'axe-core';
import type { Theme } from './globals';

/**
 * Axe rules that depend on colors. A theme sets only colors (checked by a unit test), so that no other rule
 * can differ between themes.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Returns the elements that carry the current theme, without those that show a fixed theme. */
function themed(): HTMLElement[] {
  return [document.documentElement, ...document.querySelectorAll<HTMLElement>('.tessera-surface')];
}

function setTheme(theme: string | undefined): string {
  for (const { dataset } of themed()) dataset['theme'] = theme;
  return getComputedStyle(document.documentElement).getPropertyValue('--tessera-color-background');
}

/** Waits until theme listeners have rendered and color transitions are done. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

/**
 * Shows the current page in further themes and returns the color violations that axe finds: theme, rule and
 * opening tag. Restores the theme at the end.
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
