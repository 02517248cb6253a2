/** Names of colors. */
export interface ColorNames {
  /** Names of the color families. */
  families: Readonly<
    Record<
      | 'pink'
      | 'red'
      | 'orange'
      | 'brown'
      | 'beige'
      | 'yellow'
      | 'olive'
      | 'lime'
      | 'green'
      | 'turquoise'
      | 'cyan'
      | 'sky'
      | 'blue'
      | 'violet'
      | 'purple'
      | 'magenta'
      | 'black'
      | 'gray'
      | 'white',
      string
    >
  >;
  /** Names with a tone; `{}` is replaced by the family. */
  tones: Readonly<
    Record<'vivid' | 'light' | 'pale' | 'dark' | 'veryDark' | 'muted' | 'darkMuted', string>
  >;
}

/** English names of colors. */
export const colorNames: ColorNames = {
  families: {
    pink: 'pink',
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    beige: 'beige',
    yellow: 'yellow',
    olive: 'olive',
    lime: 'lime green',
    green: 'green',
    turquoise: 'turquoise',
    cyan: 'cyan',
    sky: 'sky blue',
    blue: 'blue',
    violet: 'violet',
    purple: 'purple',
    magenta: 'magenta',
    black: 'black',
    gray: 'gray',
    white: 'white',
  },
  tones: {
    vivid: 'vivid {}',
    light: 'light {}',
    pale: 'pale {}',
    dark: 'dark {}',
    veryDark: 'very dark {}',
    muted: 'grayish {}',
    darkMuted: 'dark grayish {}',
  },
};
