import { expect, test, afterEach, vi } from 'vitest';
import { passToFrames } from '#.storybook/canvas/globals-store.ts';
import {
  directionOf,
  globalTypes,
  initialGlobals,
  languageTags,
  readGlobals,
  tagOf,
} from '#.storybook/canvas/globals.ts';
import {
  isAddedHandler,
  logHandlers,
  readableArgument,
} from '#.storybook/canvas/logged-handlers.ts';
import { systemColor, answeredCondition } from '#.storybook/canvas/media.ts';
import { languages } from '#src/languages/index.ts';

test.each([
  ['en', 'auto', 'ltr'],
  ['ar', 'auto', 'rtl'],
  ['he', 'auto', 'rtl'],
  ['ja', 'auto', 'ltr'],
  ['ar', 'ltr', 'ltr'],
  ['de', 'rtl', 'rtl'],
] as const)('%s with direction %s reads %s', (locale, direction, expected) => {
  expect(directionOf({ ...initialGlobals, locale, direction })).toBe(expected);
});

test.each([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['uz', 'ltr'],
  ['ja', 'ltr'],
  ['en', 'ltr'],
] as const)('%s reads %s in a browser without direction data', (locale, expected) => {
  const source = Intl.Locale.prototype as object;
  const names = ['getTextInfo', 'textInfo'];
  const known = names.map((name) => Object.getOwnPropertyDescriptor(source, name));
  for (const name of names) Reflect.deleteProperty(source, name);
  const direction = directionOf({ ...initialGlobals, locale });
  for (const [index, name] of names.entries()) {
    if (known[index]) Object.defineProperty(source, name, known[index]);
  }
  expect(direction).toBe(expected);
});

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

test.each([
  ['(forced-colors: active)', { forcedColors: 'active' }, 'all'],
  ['(forced-colors: none)', { forcedColors: 'active' }, 'not all'],
  ['(forced-colors:active)', {}, '(forced-colors:active)'],
  ['(prefers-reduced-motion: reduce)', { reducedMotion: 'reduce' }, 'all'],
  ['(prefers-reduced-motion: no-preference)', { reducedMotion: 'reduce' }, 'not all'],
  ['(width < 480px)', { forcedColors: 'active', reducedMotion: 'reduce' }, '(width < 480px)'],
] as const)('%s with the value %j becomes %s', (condition, answers, expected) => {
  expect(answeredCondition(condition, answers)).toBe(expected);
});

test.each([
  ['surface-raised', 'Canvas'],
  ['accent-subtle-hover', 'Canvas'],
  ['on-accent', 'Canvas'],
  ['on-danger-subtle', 'CanvasText'],
  ['border-strong', 'CanvasText'],
  ['text-disabled', 'GrayText'],
  ['link', 'LinkText'],
])('the token %s is imitated by %s', (role, expected) => {
  expect(systemColor(`--tessera-color-${role}`)).toBe(expected);
});

const page = globalThis as { PREVIEW_URL?: string };
const globalsOf = (address = '') =>
  new URL(address, 'http://localhost/').searchParams.get('globals');

afterEach(() => {
  vi.unstubAllGlobals();
  delete page.PREVIEW_URL;
});

test('present and future frames get the settings, each once', () => {
  const loaded: string[] = [];
  let address = 'http://localhost/iframe.html?id=screens-trips--loading';
  const frame = {
    get src() {
      return address;
    },
    set src(next: string) {
      address = next;
      loaded.push(next);
    },
  };
  vi.stubGlobal('document', { querySelectorAll: () => [frame] });
  const globals = { ...initialGlobals, theme: 'dark', locale: 'ar' } as const;
  passToFrames(globals);
  passToFrames({ ...globals });
  expect(loaded).toHaveLength(1);
  expect(globalsOf(address)).toContain('theme:dark;locale:ar');
  expect(globalsOf(page.PREVIEW_URL)).toBe(globalsOf(address));
  expect(address).toContain('id=screens-trips--loading');
});

type Context = Parameters<typeof logHandlers>[0];

function handlersOf(context: object) {
  return logHandlers({ tags: ['dev'], argTypes: {}, initialArgs: {}, ...context } as Context);
}

test('every handler of a component is logged, and that of a story is still called', () => {
  const onSignIn = () => 'its answer';
  const handlers = handlersOf({
    argTypes: { value: {}, onValueChange: {}, onSignIn: {} },
    initialArgs: { onSignIn, onClose: undefined, children: () => null },
  });
  expect(Object.keys(handlers)).toEqual(['onValueChange', 'onSignIn']);
  expect(isAddedHandler(handlers['onValueChange'])).toBe(true);
  expect(isAddedHandler(handlers['onSignIn'])).toBe(false);
});

test('a play story keeps its own handlers', () => {
  expect(handlersOf({ tags: ['play'], argTypes: { onValueChange: {} } })).toEqual({});
});

test('an event is shown by its type, without its page', () => {
  const event = new Event('click');
  expect(readableArgument({ reason: 'item-press', event })).toEqual({
    reason: 'item-press',
    event: '[click event]',
  });
  expect(readableArgument({ nativeEvent: event, target: {} })).toBe('[click event]');
  expect(readableArgument(['CH', null, 4])).toEqual(['CH', null, 4]);
});
