import { action } from 'storybook/actions';
import type { Args, ArgsEnhancer } from 'storybook/internal/types';

type Handler = (...given: unknown[]) => unknown;

const handlerName = /^on[A-Z]/;
const added = new WeakSet<object>();

/** Whether a prop is a handler that the story does not set, which is omitted from the code snippet. */
export function isAddedHandler(value: unknown): boolean {
  return typeof value === 'function' && added.has(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && value.constructor === Object;
}

/**
 * Returns the argument of a handler for the Actions panel. An event is replaced by its type, because its
 * target references the entire page, which takes seconds to serialize.
 */
function readableArgument(value: unknown, depth = 0): unknown {
  if (value instanceof Event) return `[${value.type} event]`;
  if (typeof value === 'function') return `[${value.name || 'function'}]`;
  if (value === null || typeof value !== 'object' || depth > 4) return value;
  if ('nativeEvent' in value) return readableArgument(value.nativeEvent);
  if (Array.isArray(value)) return value.map((entry) => readableArgument(entry, depth + 1));
  if (!isPlainObject(value)) return value instanceof File ? value.name : String(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, readableArgument(entry, depth + 1)]),
  );
}

function logged(name: string, own: Handler | undefined): Handler {
  const report = action(name);
  const handler: Handler = (...given) => {
    report(...given.map((argument) => readableArgument(argument)));
    return own?.(...given);
  };
  if (!own) added.add(handler);
  return handler;
}

/**
 * Adds handlers to every catalog story that report each call to the Actions panel. A story without a handler
 * sets it to `undefined`; a play story has its own.
 */
export const logHandlers: ArgsEnhancer = ({ argTypes, initialArgs, tags }): Args => {
  if (tags.includes('play')) return {};
  const names = [...Object.keys(argTypes), ...Object.keys(initialArgs)];
  const handlers = [...new Set(names)].filter(
    (name) =>
      handlerName.test(name) && (!(name in initialArgs) || typeof initialArgs[name] === 'function'),
  );
  return Object.fromEntries(
    handlers.map((name) => [name, logged(name, initialArgs[name] as Handler | undefined)]),
  );
};
