import { initialGlobals, type ToolbarGlobals } from './globals';

/** Global of Storybook: the base URL of the frames of stories. */
const canvas = globalThis as { PREVIEW_URL?: string };

/**
 * Passes the settings of the toolbar to stories of a docs page that are in iframes, which Storybook does not
 * do. In the other direction, it receives the settings that a frame posts to its parent.
 */
export function passToFrames(globals: ToolbarGlobals): void {
  const asked = Object.keys(initialGlobals)
    .map((key) => `${key}:${globals[key as keyof ToolbarGlobals]}`)
    .join(';');
  canvas.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: asked })}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === asked) continue;
    address.searchParams.set('globals', asked);
    frame.src = address.href;
  }
}
