import type { ColorWords } from './color-words';

/** French words for colours; as names they are all masculine. */
export const words: ColorWords = {
  families:
    'rose|rouge|orange|brun|beige|jaune|olive|vert citron|vert|turquoise|cyan|bleu ciel|bleu|violet|pourpre|magenta|noir|gris|blanc',
  tones: {
    vivid: '{} vif',
    light: '{} clair',
    pale: '{} pâle',
    dark: '{} foncé',
    veryDark: '{} très foncé',
    muted: '{} grisâtre',
    darkMuted: '{} grisâtre foncé',
  },
};
