import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { inLanguage } from '../../stories/support/trips/in-language';
import { readGlobals, tagOf } from './globals';

/** Complete context of a story; the type of the preview omits some properties. */
type WholeContext = StoryContext<ReactRenderer>;

/** Whether a story is a sample of a component: not a test, nor a screen, whose app has its own words and objects. */
export function isSample({ title, tags }: Pick<StoryContext, 'title' | 'tags'>): boolean {
  return /^(?:Components|Primitives)\//.test(title) && !tags.includes('play');
}

/**
 * Mounts a story, with the words of its sample in the language of the toolbar, and in its typeface, which a page with an
 * empty cache loads with the first text: a play function would measure two. If a loader of the story returns a function
 * `atRest`, screenshots, tests and play functions wait for it.
 */
export function mountAtRest(given: Pick<WholeContext, 'canvas' | 'loaded'>) {
  const context = given as WholeContext;
  return async (ui?: ReactRenderer['storyResult']) => {
    const story = context.originalStoryFn;
    const tag = tagOf(readGlobals(context.globals).locale);
    if (ui !== undefined) context.originalStoryFn = () => ui;
    else if (tag !== undefined && isSample(context)) {
      context.originalStoryFn = (args, own) => inLanguage(story(args, own), tag);
    }
    await context.renderToCanvas();
    // The layout requests it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const { atRest } = context.loaded as { atRest?: () => Promise<void> };
    await atRest?.();
    return context.canvas;
  };
}
