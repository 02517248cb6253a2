import { useEffect, useState } from 'react';

/** File of an item as a developer gets it. */
export interface CopiedFile {
  /** Path in the repository. */
  path: string;
  /** Place below the folder of the host's components. */
  target: string;
  /** Text of the file. */
  content: string;
}

/** Parts of an item of the registry that a docs page shows. */
export interface RegistryItem {
  /** Name of the item. */
  name: string;
  /** Packages with their ranges: `react-day-picker@10.0.2`. */
  dependencies: string[];
  /** Packages with types alone. */
  devDependencies: string[];
  /** The files. */
  files: CopiedFile[];
  /** What else there is to know. */
  meta: { license: string; notices: string[]; entries: string[]; bytes: number; gzipBytes: number };
}

/** Item, or the reason why there is none; `undefined` until it is read. */
export type ReadItem = { item: RegistryItem } | { reason: string } | undefined;

const read = new Map<string, Promise<ReadItem>>();

/** Address of a file of the registry, which lies beside the canvas. */
export function registryAddress(path: string): string {
  return new URL(`r/${path}`, document.baseURI.replace(/[?#].*$/, '')).href;
}

async function readItem(name: string): Promise<ReadItem> {
  const address = registryAddress(`${name}.json`);
  try {
    const answer = await fetch(address);
    if (!answer.ok) return { reason: `${address} answers ${answer.status}.` };
    return { item: (await answer.json()) as RegistryItem };
  } catch (error) {
    return { reason: `${address} cannot be read: ${String(error)}` };
  }
}

/**
 * Item of the registry, read once for all pages.
 * @param name Name of the item: `date-picker`.
 */
export function useRegistryItem(name: string): ReadItem {
  const [answer, setAnswer] = useState<ReadItem>();
  useEffect(() => {
    let current = true;
    const reading = read.get(name) ?? readItem(name);
    read.set(name, reading);
    void reading.then((item) => {
      if (current) setAnswer(item);
    });
    return () => void (current = false);
  }, [name]);
  return answer;
}
