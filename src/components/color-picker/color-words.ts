/** Families that a colour is counted to, in the order of the words; the last three are no hues. */
export const families = [
  'pink',
  'red',
  'orange',
  'brown',
  'beige',
  'yellow',
  'olive',
  'lime',
  'green',
  'turquoise',
  'cyan',
  'sky',
  'blue',
  'violet',
  'purple',
  'magenta',
  'black',
  'grey',
  'white',
] as const;

/** Family of colours with a name of its own in every language. */
export type ColorFamily = (typeof families)[number];

/** How a colour differs from others of its family. */
export type ColorTone =
  | 'plain'
  | 'vivid'
  | 'light'
  | 'pale'
  | 'dark'
  | 'veryDark'
  | 'muted'
  | 'darkMuted';

/** Words for colours in one language. */
export interface ColorWords {
  /** Names of the families, in the order of {@link families}, with `|` between. */
  families: string;
  /** Names with their tone; `{}` stands for the name. */
  tones: Readonly<Record<Exclude<ColorTone, 'plain'>, string>>;
}
