/**
 * Pictures of 7 rows of 11 tiles: `.` is the ground, `-` pale, `+` half and `#` full accent, `o` gold. `O` is gold too, four tiles
 * as large as two by two.
 */
export const pictures = {
  /** A landscape that waits: nothing is there yet. */
  'nothing-yet': [
    '...........',
    '..O........',
    '.......--..',
    '......-++-.',
    '.--..-+##+-',
    '-++--+####+',
    '+##++######',
  ],
  /** A lens: nothing was found. */
  'no-results': [
    '...........',
    '..####.....',
    '.#+--+#....',
    '.#-..-#....',
    '.#+--+#....',
    '..####O....',
    '...........',
  ],
  /** A plug beside its socket: there is no connection. */
  offline: [
    '...........',
    '..++...++..',
    '.+##...##+.',
    '####o.o####',
    '.+##...##+.',
    '..++...++..',
    '...........',
  ],
  /** A wall from which a tile has fallen: what was here is not. */
  missing: [
    '+-+-+-+-+-+',
    '-+-+  -+-+-',
    '+-+-  +-+-+',
    '-+-+-+-+-+-',
    '...........',
    '......O....',
    '...........',
  ],
  /** A warning sign: something failed. */
  failure: [
    '.....#.....',
    '....###....',
    '....#o#....',
    '...##o##...',
    '..###o###..',
    '..#######..',
    '.####o####.',
  ],
  /** A padlock: access is not allowed. */
  locked: [
    '....+++....',
    '...+...+...',
    '...+...+...',
    '..#######..',
    '..###o###..',
    '..###o###..',
    '..#######..',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Tones of the tiles, by their sign. */
const tones = {
  '.': 'ground',
  '-': 'pale',
  '+': 'half',
  '#': 'full',
  o: 'gold',
  O: 'gold',
} as const;

/** Tone of a tile. */
export type Tone = (typeof tones)[keyof typeof tones];

/** Distance from one tile to the next, of which 2 are grout. */
const pitch = 12;

/**
 * Outlines of the tiles of a picture by tone, as the `d` of one path each, in a box of 130 by 82. A large tile takes the place of
 * the four at its corner; a space is a hole.
 */
export function tilePaths(rows: readonly string[]): Array<[tone: Tone, path: string]> {
  const paths = new Map<Tone, string>();
  const covered = new Set<string>();
  for (const [row, signs] of rows.entries()) {
    for (const [column, sign] of [...signs].entries()) {
      const tone = tones[sign as keyof typeof tones];
      if (!tone || covered.has(`${column} ${row}`)) continue;
      const isLarge = sign === 'O';
      if (isLarge) {
        for (const [right, down] of [
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          covered.add(`${column + right} ${row + down}`);
        }
      }
      const tile = tilePath(column * pitch, row * pitch, isLarge ? 22 : 10, isLarge ? 5 : 2.5);
      paths.set(tone, (paths.get(tone) ?? '') + tile);
    }
  }
  return [...paths];
}

function tilePath(x: number, y: number, size: number, radius: number): string {
  const edge = size - 2 * radius;
  const corner = (right: number, down: number) =>
    `a${radius} ${radius} 0 0 1 ${right * radius} ${down * radius}`;
  return `M${x + radius} ${y}h${edge}${corner(1, 1)}v${edge}${corner(-1, 1)}h${-edge}${corner(-1, -1)}v${-edge}${corner(1, -1)}z`;
}
