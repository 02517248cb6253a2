'use client';
import { useSyncExternalStore } from 'react';
import { languageOf } from '../../internals/language-of';
import { onDemand } from '../../internals/on-demand';
import type { ShippedLanguage } from '../../internals/use-labels';
import type { Rgba } from './color';
import type { ColorWords } from './color-words';

/** Function that says what a colour looks like: "vivid orange". */
export type ColorNamer = (rgba: Rgba) => string;

const sources: Readonly<Record<ShippedLanguage, () => Promise<{ words: ColorWords }>>> = {
  en: () => import('./color-words.en'),
  de: () => import('./color-words.de'),
  fr: () => import('./color-words.fr'),
  ar: () => import('./color-words.ar'),
  ja: () => import('./color-words.ja'),
};

const namers = onDemand(async (language: ShippedLanguage): Promise<ColorNamer> => {
  const [{ nameColor }, { words }] = await Promise.all([
    import('./name-color'),
    sources[language](),
  ]);
  return (rgba) => nameColor(rgba, words);
});

/** Language of the words for colours: the locale's where it ships, else English. */
function languageFor(locale: string): ShippedLanguage {
  const language = languageOf(locale) ?? '';
  return Object.hasOwn(sources, language) ? (language as ShippedLanguage) : 'en';
}

/**
 * Names of colours in the locale's language, `undefined` until they have loaded.
 * @param wanted Whether somebody may hear them soon, so that they should load.
 */
export function useColorNamer(locale: string, wanted: boolean): ColorNamer | undefined {
  const language = languageFor(locale);
  return useSyncExternalStore(
    namers.subscribe,
    () => {
      const namer = namers.peek(language);
      if (!namer && wanted) void namers.load(language);
      return namer;
    },
    () => undefined,
  );
}
