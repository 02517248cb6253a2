import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PageFacts } from '#.storybook/facts/page-facts.ts';

/** Facts about the component of a page; `undefined` while loading, `null` if there are none. */
export type ReadFacts = PageFacts | null | undefined;

const read = new Map<string, Promise<PageFacts | null>>();

/** Whether the page is about a component, which has facts. */
function hasFacts(id: string): boolean {
  return /^(?:components|primitives|screens)-/.test(id);
}

async function readFacts(id: string): Promise<PageFacts | null> {
  if (!hasFacts(id)) return null;
  try {
    const response = await fetch(`facts/${id}.json`);
    return response.ok ? ((await response.json()) as PageFacts) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the facts about the component of a page, which are loaded once for all blocks.
 * @param of Module of the catalog stories. Default: that of the page.
 */
export function usePageFacts(of: Parameters<typeof useOf>[0] = 'meta'): ReadFacts {
  const { preparedMeta } = useOf(of, ['meta']);
  const { componentId: id } = preparedMeta;
  const [facts, setFacts] = useState<ReadFacts>();
  useEffect(() => {
    let current = true;
    const reading = read.get(id) ?? readFacts(id);
    read.set(id, reading);
    void reading.then((page) => {
      if (current) setFacts(page);
    });
    return () => void (current = false);
  }, [id]);
  return facts;
}

/** Returns a size in bytes as `4.5 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
