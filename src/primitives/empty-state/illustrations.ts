/**
 * Pictures of 7 rows of 11 tiles: `.` is the background, `-` pale, `+` half and `#` full accent, `o` gold.
 * `O` is gold, too, and two by two tiles large.
 */
export const illustrations = {
  /** Landscape: no content yet. */
  'nothing-yet': [
    '...........',
    '..O........',
    '.......--..',
    '......-++-.',
    '.--..-+##+-',
    '-++--+####+',
    '+##++######',
  ],
  /** Magnifying glass: no results. */
  'no-results': [
    '...........',
    '..####.....',
    '.#+--+#....',
    '.#-..-#....',
    '.#+--+#....',
    '..####O....',
    '...........',
  ],
  /** Sealed envelope: no messages. */
  'no-messages': [
    '...........',
    '.#+++++++#.',
    '.+#+++++#+.',
    '.++#+++#++.',
    '.+++#o#+++.',
    '.+++++++++.',
    '...........',
  ],
  /** Plug that is pulled out: no connection. */
  offline: [
    '...o...o...',
    '...o...o...',
    '..#######..',
    '..#######..',
    '..+#####+..',
    '....+#+....',
    '.....++++++',
  ],
  /** Wall with one tile missing. */
  'not-found': [
    '+-+-+-+-+-+',
    '-+-+  -+-+-',
    '+-+-  +-+-+',
    '-+-+-+-+-+-',
    '...........',
    '......O....',
    '...........',
  ],
  /** Warning sign: error. */
  error: [
    '.....#.....',
    '....###....',
    '....#o#....',
    '...##o##...',
    '..###o###..',
    '..#######..',
    '.####o####.',
  ],
  /** Padlock: no access. */
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

/** Tones of the tiles by character. */
const tones = {
  '.': 'ground',
  '-': 'pale',
  '+': 'half',
  '#': 'full',
  o: 'gold',
  O: 'gold',
} as const;

/** Tone of a tile. */
type Tone = (typeof tones)[keyof typeof tones];

/** Distance between tiles, including a gap of 2. */
const pitch = 12;

/**
 * Returns the `d` of one path per tone, in a box of 130 by 82. A large tile replaces the four at its corner;
 * a space is a hole.
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
