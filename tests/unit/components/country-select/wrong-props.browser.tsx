import { createElement, type ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Untyped code may pass anything, and the page around an open list must survive, whose engine loads when it opens.
const messages = watchPage();
beforeEach(forgetProblems);

const wrong = {
  null: null,
  'a number': 5,
  'a text': 'France',
  true: true,
  'an object': { code: 'CH' },
  'a list': ['CH', null, 3, {}],
  'a function': () => 'CH',
};

const props = ['value', 'countries', 'preferred', 'groupBy', 'showFlags', 'locale', 'labels'];
const components = { CountrySelect, MultipleCountrySelect };

const cases = Object.keys(components).flatMap((name) =>
  Object.entries(wrong).map(([kind, value]) => ({ name, kind, value })),
);

test.each(cases)('an open $name survives props that are $kind', async ({ name, value }) => {
  const Component = components[name as keyof typeof components] as ComponentType<object>;
  for (const prop of props) {
    const given = { 'aria-label': 'Country', defaultOpen: true, [prop]: value };
    const { container, unmount } = mount(createElement(Component, given));
    const root = container.firstElementChild;
    expect(root, prop).not.toBeNull();
    await settle();
    expect(container.firstElementChild, prop).toBe(root);
    unmount();
  }
  // Other tests cover the reports about them.
  messages.length = 0;
});
