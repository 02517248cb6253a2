import type { ColorWords } from './color-words';

/** German words for colours; their names are all neuter. */
export const words: ColorWords = {
  families:
    'Rosa|Rot|Orange|Braun|Beige|Gelb|Oliv|Limettengrün|Grün|Türkis|Cyan|Himmelblau|Blau|Violett|Purpur|Magenta|Schwarz|Grau|Weiß',
  tones: {
    vivid: 'leuchtendes {}',
    light: 'helles {}',
    pale: 'blasses {}',
    dark: 'dunkles {}',
    veryDark: 'sehr dunkles {}',
    muted: 'gräuliches {}',
    darkMuted: 'dunkles gräuliches {}',
  },
};
