import { createElement, type ReactElement } from 'react';
import { lazyModule, type LazyModule } from '../../core/lazy-module';

/** Element of a flag: its name, its attributes, and its children. */
type Shape = readonly [name: string, attributes: object, inside?: readonly Shape[]];

/** Flag to render with React. */
interface FlagDrawing {
  viewBox: string;
  shapes: readonly ReactElement[];
}

/** Functions that return a flag, by country code. */
export type Flags = ReadonlyMap<string, () => FlagDrawing>;

// A single flag needs 12 kB gzipped, the first rows of the English list, too, those of others up to 36 kB. A file
// for each letter would need 3 kB and 9 kB, a single file 44 kB. Each import is written out, because bundlers need
// literal paths.
const files: ReadonlyArray<readonly [letters: RegExp, flags: LazyModule<Flags>]> = [
  [/^[A-D]/, flagFile(() => import('./data/flags-a-d.data'))],
  [/^[E-K]/, flagFile(() => import('./data/flags-e-k.data'))],
  [/^[L-R]/, flagFile(() => import('./data/flags-l-r.data'))],
  [/^[S-Z]/, flagFile(() => import('./data/flags-s-z.data'))],
];

const noFlags: LazyModule<Flags> = lazyModule(async () => new Map());

/** Returns the lazy module with the flag of a country. */
export function flagsFor(code: string): LazyModule<Flags> {
  return files.find(([letters]) => letters.test(code))?.[1] ?? noFlags;
}

function flagFile(
  load: () => Promise<{ flags: Readonly<Record<string, string>> }>,
): LazyModule<Flags> {
  return lazyModule(async () => {
    const { flags } = await load();
    return new Map(Object.entries(flags).map(([code, text]) => [code, lazyDrawing(text)]));
  });
}

function lazyDrawing(text: string): () => FlagDrawing {
  let drawing: FlagDrawing | undefined;
  return () => {
    if (!drawing) {
      const [viewBox, ...shapes] = JSON.parse(text) as [string, ...Shape[]];
      drawing = { viewBox, shapes: shapes.map(elementOf) };
    }
    return drawing;
  };
}

function elementOf([name, attributes, inside]: Shape, key: number): ReactElement {
  return createElement(name, { ...attributes, key }, inside?.map(elementOf));
}
