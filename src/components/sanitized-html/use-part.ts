'use client';
import { useEffect, useState } from 'react';

/** Part of the widget that is loaded once, when content first needs it. */
export interface RarePart<Module> {
  /** The part, `undefined` until it has loaded. */
  loaded: Module | undefined;
  /** Loads it. Resolves also where the network is lost: the widget does without, and whoever asks next tries again. */
  load: () => Promise<void>;
}

/** Part that is loaded by the function. */
export function rarePart<Module>(fetchPart: () => Promise<Module>): RarePart<Module> {
  const part: RarePart<Module> = {
    loaded: undefined,
    load: () =>
      fetchPart().then(
        (module) => void (part.loaded = module),
        () => {},
      ),
  };
  return part;
}

/** The part, `undefined` while nobody wants it and until it has loaded. */
export function usePart<Module>(part: RarePart<Module>, wanted: boolean): Module | undefined {
  const [, setLoaded] = useState(part.loaded);
  useEffect(() => {
    if (wanted && !part.loaded) void part.load().then(() => setLoaded(part.loaded));
  }, [part, wanted]);
  return wanted ? part.loaded : undefined;
}
