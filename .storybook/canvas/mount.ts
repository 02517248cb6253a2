import type { ReactRenderer, StoryContext } from '@storybook/react-vite';

/** Whole context of a story; the type that a preview hands over leaves some of it out. */
type WholeContext = StoryContext<ReactRenderer>;

/**
 * Mounts a story. One that is not at rest as soon as it is drawn says so by what it has loaded, a function `atRest`: pictures,
 * tests and play functions come after it.
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
