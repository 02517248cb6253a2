import { light, type Mode } from './modes.ts';

/** German has the longest texts, and Japanese has no spaces. Every component has a sheet in Arabic. */
const tags = ['de', 'ja'];

/** Modes of a story that shows texts in other languages, besides light in English. */
export const languageModes: Record<string, Mode> = Object.fromEntries(
  tags.map((tag) => [tag.toLowerCase(), { ...light, locale: tag }]),
);
