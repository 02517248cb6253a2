import { createElement, type ReactElement } from 'react';
import { lazyModule, type LazyModule } from '../../../core/lazy-module';

/** Element of a flag: its name, its attributes, and its children. */
type Shape = readonly [name: string, attributes: object, inside?: readonly Shape[]];

/** Flag to render with React. */
interface FlagDrawing {
  viewBox: string;
  shapes: readonly ReactElement[];
}

/** Functions that return a flag, by country code. */
export type Flags = ReadonlyMap<string, () => FlagDrawing>;

// One file per first letter: the first rows of a list need 5 to 15 kB gzipped, a single country 3 kB. Seven
// files would need 14 to 34 kB and 7 kB, a single file 44 kB. Each import is written out, because bundlers
// need literal paths.
const files: Readonly<Record<string, LazyModule<Flags>>> = {
  A: flagFile(() => import('../data/flags-a.data')),
  B: flagFile(() => import('../data/flags-b.data')),
  C: flagFile(() => import('../data/flags-c.data')),
  D: flagFile(() => import('../data/flags-d.data')),
  E: flagFile(() => import('../data/flags-e.data')),
  F: flagFile(() => import('../data/flags-f.data')),
  G: flagFile(() => import('../data/flags-g.data')),
  H: flagFile(() => import('../data/flags-h.data')),
  I: flagFile(() => import('../data/flags-i.data')),
  J: flagFile(() => import('../data/flags-j.data')),
  K: flagFile(() => import('../data/flags-k.data')),
  L: flagFile(() => import('../data/flags-l.data')),
  M: flagFile(() => import('../data/flags-m.data')),
  N: flagFile(() => import('../data/flags-n.data')),
  O: flagFile(() => import('../data/flags-o.data')),
  P: flagFile(() => import('../data/flags-p.data')),
  Q: flagFile(() => import('../data/flags-q.data')),
  R: flagFile(() => import('../data/flags-r.data')),
  S: flagFile(() => import('../data/flags-s.data')),
  T: flagFile(() => import('../data/flags-t.data')),
  U: flagFile(() => import('../data/flags-u.data')),
  V: flagFile(() => import('../data/flags-v.data')),
  W: flagFile(() => import('../data/flags-w.data')),
  X: flagFile(() => import('../data/flags-x.data')),
  Y: flagFile(() => import('../data/flags-y.data')),
  Z: flagFile(() => import('../data/flags-z.data')),
};

const noFlags: LazyModule<Flags> = lazyModule(async () => new Map());

/** Returns the lazy module with the flag of a country. */
export function flagsFor(code: string): LazyModule<Flags> {
  return files[code.slice(0, 1)] ?? noFlags;
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
