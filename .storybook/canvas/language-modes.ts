import { languages } from '../../src/languages/index.ts';
import { light, type Mode } from './modes.ts';

/** Mode of the project that a story does without. */
interface NoMode {
  disable: true;
}

/** Modes of the story that shows every language: one for each, in place of the project's. */
export const languageModes: Record<string, Mode | NoMode> = {
  light: { disable: true },
  dark: { disable: true },
  ...Object.fromEntries(languages.map(({ tag }) => [tag.toLowerCase(), { ...light, locale: tag }])),
};
