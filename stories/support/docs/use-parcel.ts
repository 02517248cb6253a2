import { useEffect, useState } from 'react';
import { collectParcel, type Parcel } from './collect-parcel';

// Only the screens of the app can be copied, and nothing that builds or serves.
const loaders = import.meta.glob<string>(
  [
    '../../../src/**/*.{ts,tsx,css}',
    '!../../../src/{demo-api,package,registry}/**',
    '!../../../src/app/*',
    '!../../../src/app/{server,session,settings,shell,trip,trips}/**',
  ],
  { query: '?raw', import: 'default' },
);

let sources: Promise<ReadonlyMap<string, string>> | undefined;

function readSources() {
  sources ??= Promise.all(
    Object.entries(loaders).map(
      async ([path, load]) => [path.replace(/^.*?\/src\//, ''), await load()] as const,
    ),
  ).then((entries) => new Map(entries));
  return sources;
}

/** Parcel and the text of every file below `src`. */
interface ReadParcel {
  /** What a developer takes along. */
  parcel: Parcel;
  /** Text of each file, by its path below `src`. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Parcel of a folder or a file below `src`, found by following the imports; `undefined` until they are read.
 * @param start Folder or file, such as `components/rating`.
 */
export function useParcel(start: string): ReadParcel | undefined {
  const [read, setRead] = useState<ReadParcel>();
  useEffect(() => {
    let current = true;
    void readSources().then((sources) => {
      if (current) setRead({ parcel: collectParcel(sources, start), sources });
    });
    return () => void (current = false);
  }, [start]);
  return read;
}
