import { colorInput, colorNames, colorPicker, en, type Language } from '#src/languages/en.ts';

/** English with British spelling. */
export const enGB: Language = {
  ...en,
  tag: 'en-GB',
  colorInput: {
    ...colorInput,
    open: 'Open colour picker',
    dialog: 'Choose a colour',
  },
  colorNames: {
    families: { ...colorNames.families, gray: 'grey' },
    tones: { ...colorNames.tones, muted: 'greyish {}', darkMuted: 'dark greyish {}' },
  },
  colorPicker: {
    ...colorPicker,
    color: 'Colour',
    none: 'No colour',
    text: 'Colour code',
    unknownName: (name, suggestion) =>
      `Unknown colour “${name}”${suggestion ? `. Did you mean ${suggestion}?` : '.'}`,
    notOpaque: 'The colour must be opaque.',
    notUnderstood: (example) => `Enter a colour, such as ${example}.`,
    noPassingColor: (ratio) => `No shade of this colour reaches ${ratio}.`,
  },
};
