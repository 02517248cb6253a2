import { expect, test } from 'vitest';
import {
  isAddedHandler,
  logHandlers,
  readableArgument,
} from '#.storybook/canvas/logged-handlers.ts';

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
