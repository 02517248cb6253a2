'use client';
import { useSyncExternalStore } from 'react';
import { onDemand } from '../../../internals/on-demand';
import type { ColorReading } from '../colors/color-reading';
import { readPlainColor } from '../colors/read-plain-color';

/** Parser of every CSS notation. */
export type ColorReader = (text: string) => ColorReading;

/** Parser that returns `undefined` for a text whose notation it does not know yet. */
export type ColorReaderSoFar = (text: string) => ColorReading | undefined;

const readers = onDemand(async (): Promise<ColorReader> => {
  const { readColor } = await import('../colors/read-color');
  return readColor;
});

/** Loads the parser, which only names and rarer notations need. Resolves also where the network is lost. */
export function loadColorReader(): Promise<void> {
  return readers.load('css');
}

/**
 * Parser of colors: of the common notations at once, of all others when its code has loaded, which it
 * does as soon as one of the texts needs it.
 */
export function useColorReader(texts: ReadonlyArray<string | null | undefined>): ColorReaderSoFar {
  const reader = useSyncExternalStore(
    readers.subscribe,
    () => {
      const loaded = readers.peek('css');
      if (!loaded && texts.some((text) => text && !readPlainColor(text))) void loadColorReader();
      return loaded;
    },
    () => undefined,
  );
  return (text) => {
    const common = readPlainColor(text);
    return common ? { ...common, problem: null } : reader?.(text);
  };
}
