'use client';
import { lazyModule } from '../../../internals/lazy-module';
import { useLazyModule } from '../../../internals/use-lazy-module';
import type { ColorReading } from '../colors/color-reading';
import { readPlainColor } from '../colors/read-plain-color';

/** Parser that returns `undefined` for a text whose notation it does not know yet. */
export type ColorReaderSoFar = (text: string) => ColorReading | undefined;

/** Parser of every CSS notation, which only names and rarer notations need. */
export const colorReader = lazyModule(async () => (await import('../colors/read-color')).readColor);

/**
 * Parser of colors: of the common notations at once, of all others when its code has loaded, which it
 * does as soon as one of the texts needs it.
 */
export function useColorReader(texts: ReadonlyArray<string | null | undefined>): ColorReaderSoFar {
  const wanted = texts.some((text) => text && !readPlainColor(text));
  const readAny = useLazyModule(colorReader, wanted);
  return (text) => {
    const common = readPlainColor(text);
    return common ? { ...common, problem: null } : readAny?.(text);
  };
}
