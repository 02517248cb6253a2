import type { ColorWords } from './color-words';

/** English words for colours. */
export const words: ColorWords = {
  families:
    'pink|red|orange|brown|beige|yellow|olive|lime green|green|turquoise|cyan|sky blue|blue|violet|purple|magenta|black|grey|white',
  tones: {
    vivid: 'vivid {}',
    light: 'light {}',
    pale: 'pale {}',
    dark: 'dark {}',
    veryDark: 'very dark {}',
    muted: 'greyish {}',
    darkMuted: 'dark greyish {}',
  },
};
