import { light, type Mode } from './modes.ts';

/** German has the longest texts, Arabic runs from right to left, and Japanese has no spaces. */
const tags = ['ar', 'de', 'ja'];

/** Modes of a story that shows texts in other languages, besides light in English. */
export const languageModes: Record<string, Mode> = Object.fromEntries(
  tags.map((tag) => [tag.toLowerCase(), { ...light, locale: tag }]),
);
