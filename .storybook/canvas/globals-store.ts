import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { passArgsToFrames, passToFrames } from './framed-stories';
import { initialGlobals, readGlobals, type ToolbarGlobals } from './globals';

let current: ToolbarGlobals = initialGlobals;
const listeners = new Set<() => void>();

function receive({ globals }: { globals: Record<string, unknown> }) {
  current = readGlobals(globals);
  passToFrames(current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Subscribes to the globals of the toolbar. Docs pages are rendered outside stories, where the globals are
 * not passed in.
 */
export function followToolbar(): void {
  void addons.ready().then((channel) => {
    // The first event may have been emitted before this listener was added.
    const said = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    if (said) receive(said[0]);
    channel.on(SET_GLOBALS, receive);
    channel.on(GLOBALS_UPDATED, receive);
    passArgsToFrames(channel);
  });
}

/** Returns the settings of the toolbar, for use outside a story. */
export function useToolbarGlobals(): ToolbarGlobals {
  return useSyncExternalStore(subscribe, () => current);
}
