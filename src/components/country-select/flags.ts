import { createElement, type ReactElement } from 'react';

/** Element of a drawing: its name, its attributes, and the elements inside. */
type Shape = readonly [name: string, attributes: object, inside?: readonly Shape[]];

/** Flag as React draws it. */
export interface FlagDrawing {
  viewBox: string;
  shapes: readonly ReactElement[];
}

type FlagFile = Promise<{ flags: Readonly<Record<string, string>> }>;

// Spelt out, because a bundler must see each file; together they are 43 kB gzipped, a letter 2 kB.
const files: Readonly<Record<string, () => FlagFile>> = {
  A: () => import('./flags-a.data'),
  B: () => import('./flags-b.data'),
  C: () => import('./flags-c.data'),
  D: () => import('./flags-d.data'),
  E: () => import('./flags-e.data'),
  F: () => import('./flags-f.data'),
  G: () => import('./flags-g.data'),
  H: () => import('./flags-h.data'),
  I: () => import('./flags-i.data'),
  J: () => import('./flags-j.data'),
  K: () => import('./flags-k.data'),
  L: () => import('./flags-l.data'),
  M: () => import('./flags-m.data'),
  N: () => import('./flags-n.data'),
  O: () => import('./flags-o.data'),
  P: () => import('./flags-p.data'),
  Q: () => import('./flags-q.data'),
  R: () => import('./flags-r.data'),
  S: () => import('./flags-s.data'),
  T: () => import('./flags-t.data'),
  U: () => import('./flags-u.data'),
  V: () => import('./flags-v.data'),
  W: () => import('./flags-w.data'),
  X: () => import('./flags-x.data'),
  Y: () => import('./flags-y.data'),
  Z: () => import('./flags-z.data'),
};

/** Flags of the countries whose code begins with a letter. */
export async function readFlags(letter: string): Promise<ReadonlyMap<string, () => FlagDrawing>> {
  const { flags } = (await files[letter]?.()) ?? { flags: {} };
  return new Map(Object.entries(flags).map(([code, text]) => [code, lazyDrawing(text)]));
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
