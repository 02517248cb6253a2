import type { ReactRenderer, StoryContext } from '@storybook/react-vite';

/** Complete context of a story; the type of the preview omits some properties. */
type WholeContext = StoryContext<ReactRenderer>;

/**
 * Mounts a story. If a loader of the story returns a function `atRest`, screenshots, tests and play functions
 * wait for it.
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
