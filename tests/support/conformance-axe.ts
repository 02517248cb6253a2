import axe from 'axe-core';
import { expect, test } from 'vitest';
import { checkThemes } from '#.storybook/canvas/further-themes.ts';
import type { Row } from './conformance-row.ts';
import { mount, settle } from './render.tsx';

// Rules about whole pages have no place where one component is on the page.
const rules = Object.fromEntries(
  ['region', 'landmark-one-main', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

/** What axe objects to on the page: rule and opening tag, and the theme unless it is the light one. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules,
    resultTypes: ['violations'],
  });
  return [
    ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(await checkThemes(['dark', 'high-contrast'])),
  ];
}

/** Shows the page in the light theme, with the background and text color that a page in any theme has. */
function dressPage(): void {
  document.documentElement.dataset['theme'] = 'light';
  document.body.style.backgroundColor = 'var(--tessera-color-background)';
  document.body.style.color = 'var(--tessera-color-text)';
}

/** Tests that axe finds nothing in any theme, in either direction, in the plain state or that of the props. */
export function testAxe({ render }: Row, props?: Readonly<Record<string, unknown>>): void {
  test('has no violation in any theme, in either direction', async () => {
    dressPage();
    mount(render(props));
    await settle();
    expect(await violations()).toEqual([]);
    document.documentElement.dir = 'rtl';
    await settle();
    expect(await violations()).toEqual([]);
  });
}
