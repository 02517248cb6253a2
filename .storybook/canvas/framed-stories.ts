import { initialGlobals, type ToolbarGlobals } from './globals';

/** Address of the canvas, which Storybook's blocks begin the address of a framed story with. */
const canvas = globalThis as { PREVIEW_URL?: string };

/**
 * Hands the settings of the toolbar on to the stories of a docs page that have frames of their own. Storybook does not, and
 * what such a frame has instead, it posts to the page around it.
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
