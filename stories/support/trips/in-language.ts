import { cloneElement, isValidElement } from 'react';

type Words = ReadonlyMap<string, string>;

const loaded = new Map<string, Words>();

/** Loads the words of the samples in a language, by its tag; those in English are in the stories. */
export async function loadSampleWords(tag: string): Promise<void> {
  if (tag === 'en' || loaded.has(tag)) return;
  const { sampleWords } = await import('./sample-words.ts');
  loaded.set(tag, sampleWords(tag));
}

/** Returns a sample in a loaded language: elements, args and arrays of them, with their words replaced. */
export function inLanguage<Part>(part: Part, tag: string): Part {
  const words = loaded.get(tag);
  return words ? (replaceWords(part, words) as Part) : part;
}

function replaceWords(part: unknown, words: Words): unknown {
  if (typeof part === 'string') return words.get(part) ?? part;
  if (Array.isArray(part)) return part.map((one) => replaceWords(one, words));
  if (isValidElement<Record<string, unknown>>(part)) {
    const { children, ...props } = part.props;
    const rest = replaceEntries(props, words);
    // Children that are passed one by one need no keys.
    return Array.isArray(children)
      ? cloneElement(part, rest, ...(replaceWords(children, words) as never[]))
      : cloneElement(part, {
          ...rest,
          ...('children' in part.props && { children: replaceProp('children', children, words) }),
        });
  }
  const isPlain = part !== null && typeof part === 'object' && part.constructor === Object;
  // A copy of a ref would be set instead of the one that the component reads.
  return isPlain && !('current' in part)
    ? replaceEntries(part as Record<string, unknown>, words)
    : part;
}

function replaceEntries(props: Record<string, unknown>, words: Words): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, replaceProp(name, value, words)]),
  );
}

function replaceProp(name: string, value: unknown, words: Words): unknown {
  const renders = typeof value === 'function' && /^(?:render[A-Z]|children$)|Label$/.test(name);
  return renders
    ? (...given: unknown[]) => replaceWords(value(...given), words)
    : replaceWords(value, words);
}
