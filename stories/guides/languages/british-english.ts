import type { Language } from '#src/core/provider/index.ts';
import { colorNames, colorPicker, en } from '#src/languages/en.ts';

/** English with British spelling. */
export const enGB: Language = {
  ...en,
  tag: 'en-GB',
  colorNames: {
    families: { ...colorNames.families, gray: 'grey' },
    tones: { ...colorNames.tones, muted: 'greyish {}', darkMuted: 'dark greyish {}' },
  },
  colorPicker: {
    ...colorPicker,
    color: 'Colour',
    none: 'No colour',
    text: 'Colour code',
    open: 'Open colour picker',
    dialog: 'Choose a colour',
    unknownName: (name, suggestion) =>
      `Unknown colour “${name}”${suggestion ? `. Did you mean ${suggestion}?` : ''}`,
    notOpaque: 'The colour must be opaque',
    notUnderstood: (example) => `Not a colour. Try ${example}`,
  },
};
