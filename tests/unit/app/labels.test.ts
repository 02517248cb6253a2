import { expect, test } from 'vitest';
import { words as english } from '#src/app/words/en.ts';
import { loadWords } from '#src/app/words/load-words.ts';

test.each(['de', 'fr', 'ar', 'ja'] as const)(
  'every text of the app is available in %s',
  async (tag) => {
    const words = await loadWords(tag);
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : typeof value;
    expect(shape({ ...words, widgets: undefined })).toEqual(
      shape({ ...english, widgets: undefined }),
    );
    const texts = JSON.stringify({ ...words, widgets: undefined }).match(/":"[^"]*"/g) ?? [];
    const inEnglish = new Set(JSON.stringify(english).match(/":"[^"]*"/g));
    // A few words are the same in two languages, such as "Menu" and "Filter".
    expect(texts.filter((text) => inEnglish.has(text)).length).toBeLessThan(texts.length / 10);
  },
);
