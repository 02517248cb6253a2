import { expect, test } from 'vitest';
import {
  globalTypes,
  initialGlobals,
  languageTags,
  readGlobals,
  tagOf,
} from '#.storybook/canvas/globals.ts';
import { languages } from '#src/languages/index.ts';

test('an empty menu falls back to the initial setting', () => {
  expect(readGlobals({ direction: undefined, motion: '', theme: 'dark' })).toEqual({
    ...initialGlobals,
    theme: 'dark',
  });
});

test('the toolbar has every language, without its texts', () => {
  expect(languageTags).toEqual(languages.map(({ tag }) => tag));
  const offered = globalTypes.locale.toolbar.items.map(({ value }) => value);
  expect(offered.filter((tag) => tag !== 'en-GB')).toEqual(languageTags);
  expect(offered).toContain('en-GB');
  expect(['en-GB', 'de-AT', 'pt-BR', 'zh-TW', 'xx'].map(tagOf)).toEqual([
    'en',
    'de',
    'pt-BR',
    'zh-Hans',
    undefined,
  ]);
});

test('every setting has a menu', () => {
  expect(Object.keys(globalTypes).sort()).toEqual(Object.keys(initialGlobals).sort());
});
