import { useToolbarGlobals } from '#.storybook/canvas/globals-store.ts';
import { tagOf } from '#.storybook/canvas/globals.ts';
import { inLanguage } from '../trips/in-language';

/** Returns the sample that a component renders in the language of the toolbar. */
export function useInLanguage<Part>(part: Part): Part {
  return inLanguage(part, tagOf(useToolbarGlobals().locale) ?? 'en');
}
