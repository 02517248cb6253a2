'use client';
import { lazyModule } from '../../../core/lazy-module';
import { useLazyModule } from '../../../core/use-lazy-module';
import type { ColorReading } from '../colors/color-reading';
import { readPlainColor } from '../colors/read-plain-color';

/** Parser that returns `undefined` for a string whose notation is not supported yet. */
export type ColorReaderSoFar = (text: string) => ColorReading | undefined;

/** Parser of every CSS notation, needed only for names and rare notations. */
export const colorReader = lazyModule(async () => (await import('../colors/read-color')).readColor);

/**
 * Returns a parser of colors. It supports the common notations immediately, and all others after their code
 * has loaded, which happens when one of the strings needs it.
 */
export function useColorReader(texts: ReadonlyArray<string | null | undefined>): ColorReaderSoFar {
  const wanted = texts.some((text) => text && !readPlainColor(text));
  const readAny = useLazyModule(colorReader, wanted);
  return (text) => {
    const common = readPlainColor(text);
    return common ? { color: common } : readAny?.(text);
  };
}
