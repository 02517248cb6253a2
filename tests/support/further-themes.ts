import 'axe-core';
import type Axe from 'axe-core';
import type { Theme } from '../../.storybook/canvas/globals.ts';

/**
 * Shows the current page in other themes and returns the color violations that axe finds: theme, rule and
 * opening tag. Restores the theme at the end. It may run in another page, where axe has run: it uses nothing from
 * outside its own body.
 */
export async function checkThemes(themes: readonly Theme[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  // A theme sets only colors (checked by a unit test), so no other rule can differ between themes.
  const colorRules = ['color-contrast', 'link-in-text-block'];
  // Elements that carry the current theme, without those that show a fixed theme.
  const themed = () => [
    document.documentElement,
    ...document.querySelectorAll<HTMLElement>('.tessera-surface'),
  ];
  const setTheme = (theme: string | undefined) => {
    for (const { dataset } of themed()) dataset['theme'] = theme;
    return getComputedStyle(document.documentElement).getPropertyValue(
      '--tessera-color-background',
    );
  };
  // Theme listeners have rendered, and color transitions are done.
  const settle = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  };
  const own = document.documentElement.dataset['theme'];
  const found: string[] = [];
  let ground = setTheme(own);
  for (const theme of themes) {
    const next = setTheme(theme);
    if (next === ground) found.push(`${theme}: the page did not take the theme`);
    ground = next;
    await settle();
    const { violations } = await axe.run(document, {
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
