import { useSyncExternalStore } from 'react';
import {
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  SET_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals, readGlobals, type ToolbarGlobals } from './globals';

/** Global of Storybook: the base URL of the frames of stories. */
const canvas = globalThis as { PREVIEW_URL?: string };

/** Channel of a page or a frame. */
interface Channel {
  on: (event: string, listener: (payload: { storyId: string }) => void) => void;
  emit: (event: string, payload: object) => void;
}

function framesOf(): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')];
}

/**
 * Passes the settings of the toolbar to stories of a docs page that are in iframes, which Storybook does not
 * do. In the other direction, it receives the settings that a frame posts to its parent.
 */
function passToFrames(globals: ToolbarGlobals): void {
  const asked = Object.keys(initialGlobals)
    .map((key) => `${key}:${globals[key as keyof ToolbarGlobals]}`)
    .join(';');
  canvas.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: asked })}`;
  for (const frame of framesOf()) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === asked) continue;
    address.searchParams.set('globals', asked);
    frame.src = address.href;
  }
}

/** Passes changed args to stories of a docs page that are in iframes, which Storybook does not do. */
function passArgsToFrames(channel: Channel): void {
  for (const event of [UPDATE_STORY_ARGS, RESET_STORY_ARGS]) {
    channel.on(event, (payload) => {
      for (const { src, contentWindow } of framesOf()) {
        if (new URL(src).searchParams.get('id') !== payload.storyId) continue;
        const framed = contentWindow as { __STORYBOOK_ADDONS_CHANNEL__?: Channel } | null;
        framed?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, payload);
      }
    });
  }
}

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
