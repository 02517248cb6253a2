import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { Row } from './conformance-row.ts';
import { mount, settle } from './render.tsx';

const themes = ['light', 'dark', 'high-contrast'] as const;

// Rules about whole pages have no place where one component is on the page.
const rules = Object.fromEntries(
  ['region', 'landmark-one-main', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

/** What axe objects to on the page: rule and opening tag. */
async function violations(): Promise<string[]> {
  const result = await axe.run(document.body, { rules });
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Shows the page in a theme, with the background and text colour that a page in that theme has. */
function setTheme(theme: (typeof themes)[number]): void {
  document.documentElement.dataset['theme'] = theme;
  document.body.style.backgroundColor = 'var(--tessera-color-background)';
  document.body.style.color = 'var(--tessera-color-text)';
}

/** Tests that axe finds nothing in any theme, in either direction, in the plain state or that of the props. */
export function testAxe({ render }: Row, props?: Readonly<Record<string, unknown>>): void {
  test.each(themes)('has no violation in the %s theme, in either direction', async (theme) => {
    setTheme(theme);
    mount(render(props));
    await settle();
    expect(await violations()).toEqual([]);
    document.documentElement.dir = 'rtl';
    await settle();
    expect(await violations()).toEqual([]);
  });
}
