import axe from 'axe-core';
import { expect, test } from 'vitest';
import { checkThemes } from '../further-themes.ts';
import { mount, settle } from '../render.tsx';
import type { Row } from './conformance-row.ts';

// Rules for entire pages do not apply to a single component. It is still the page that axe gets: only there does it
// find the elements of a rule in an index.
const rules = Object.fromEntries(
  ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/** axe violations of the page: rule and opening tag. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, {
    rules,
    resultTypes: ['violations'],
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Shows the page in the light theme, with the background and text color that a page in any theme has. */
function prepareTheme(): void {
  document.documentElement.dataset['theme'] = 'light';
  document.body.style.backgroundColor = 'var(--tessera-color-background)';
  document.body.style.color = 'var(--tessera-color-text)';
}

/** Tests that axe reports nothing in any theme and direction, in the default state or that of the props. */
export function testAxe({ render }: Row, props?: Readonly<Record<string, unknown>>): void {
  test('has no violation in any theme, in either direction', async () => {
    prepareTheme();
    mount(render(props));
    await settle();
    expect(await violations()).toEqual([]);
    // Colors are the same in either direction.
    expect(await checkThemes(['dark', 'high-contrast'])).toEqual([]);
    document.documentElement.dir = 'rtl';
    await settle();
    expect(await violations()).toEqual([]);
  });
}
