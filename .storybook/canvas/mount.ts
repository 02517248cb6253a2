import type { ReactRenderer, StoryContext } from '@storybook/react-vite';

/** Whole context of a story; the type that a preview hands over leaves some of it out. */
type WholeContext = StoryContext<ReactRenderer>;

/**
 * Mounts a story. A story that is still loading after its first render has a loader with a function `atRest`: screenshots,
 * tests and play functions wait for it.
 */
export function mountAtRest(given: Pick<WholeContext, 'canvas' | 'loaded'>) {
  const context = given as WholeContext;
  return async (ui?: ReactRenderer['storyResult']) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    const { atRest } = context.loaded as { atRest?: () => Promise<void> };
    await atRest?.();
    return context.canvas;
  };
}
