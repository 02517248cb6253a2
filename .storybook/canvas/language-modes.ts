import { shippedTags } from '../../src/provider/shipped-languages.ts';
import { light, type Mode } from './modes.ts';

/** Disables a mode of the project for a story. */
interface NoMode {
  disable: true;
}

/** Modes of the story that shows every language: one per language, in place of the project's modes. */
export const languageModes: Record<string, Mode | NoMode> = {
  light: { disable: true },
  dark: { disable: true },
  ...Object.fromEntries(shippedTags.map((tag) => [tag.toLowerCase(), { ...light, locale: tag }])),
};
