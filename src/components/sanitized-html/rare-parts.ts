'use client';
import { useEffect, useState } from 'react';

/** Part of the widget that is loaded once, when content first needs it. */
export interface RarePart<Module> {
  /** The part, `undefined` until it has loaded. */
  loaded: Module | undefined;
  /** Loads it. Resolves also where the network is lost: the widget does without, and whoever asks next tries again. */
  load: () => Promise<void>;
}

function rarePart<Module>(fetchPart: () => Promise<Module>): RarePart<Module> {
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

/** Policies beyond comment and article, headings, reports, what is held back. */
export const fullRules = rarePart(() => import('./clean-fully'));

/** Words, and what is made with them: for links elsewhere, tables and what is held back. */
export const surroundings = rarePart(() => import('./content-surroundings'));

/** Developer's panel. */
export const reportPanel = rarePart(() => import('./removal-table'));

/** The part, `undefined` while nobody wants it and until it has loaded. */
export function usePart<Module>(part: RarePart<Module>, wanted: boolean): Module | undefined {
  const [, setLoaded] = useState(part.loaded);
  useEffect(() => {
    if (wanted && !part.loaded) void part.load().then(() => setLoaded(part.loaded));
  }, [part, wanted]);
  return wanted ? part.loaded : undefined;
}

/**
 * Loads ahead what otherwise comes when content needs it: other policies and reports, words and marks, the developer's
 * panel. Resolves also where the network is lost.
 */
export async function preloadSanitizedHtml(): Promise<void> {
  await Promise.all([fullRules, surroundings, reportPanel].map(({ load }) => load()));
}
