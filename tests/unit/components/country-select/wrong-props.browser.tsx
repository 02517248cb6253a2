import { createElement, type ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  CountryDisplay,
  CountrySelect,
  MultipleCountrySelect,
} from '#src/components/country-select/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Untyped code may pass anything; the page around a select must survive.
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

const shared = [
  'countries',
  'preferred',
  'groupBy',
  'flags',
  'clearable',
  'placeholder',
  'locale',
  'labels',
  'name',
  'form',
  'required',
  'disabled',
  'readOnly',
  'invalid',
];

const propsOf: Record<string, string[]> = {
  CountrySelect: ['value', 'defaultValue', 'open', 'defaultOpen', 'autoComplete', ...shared],
  MultipleCountrySelect: ['value', 'defaultValue', 'open', ...shared],
  CountryDisplay: ['code', 'flag', 'locale', 'labels'],
};
const components = { CountrySelect, MultipleCountrySelect, CountryDisplay };

const cases = Object.entries(propsOf).flatMap(([name, names]) =>
  Object.entries(wrong).map(([kind, value]) => ({ name, names, kind, value })),
);

test.each(cases)('$name survives props that are $kind', async ({ name, names, value }) => {
  const Component = components[name as keyof typeof components] as ComponentType<object>;
  for (const prop of names) {
    const props = { 'aria-label': 'Country', defaultOpen: true, [prop]: value };
    const { container, unmount } = mount(createElement(Component, props));
    const root = container.firstElementChild;
    expect(root, prop).not.toBeNull();
    await settle();
    expect(container.firstElementChild, prop).toBe(root);
    unmount();
  }
  // Other tests cover the reports about them.
  messages.length = 0;
});
