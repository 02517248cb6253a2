import styles from './medallion.module.css';

/** Tint of the tiles of a medallion. */
export type Tint =
  | 'gold'
  | 'goldDeep'
  | 'goldPale'
  | 'stone'
  | 'stoneDeep'
  | 'teal1'
  | 'teal2'
  | 'teal3'
  | 'teal4'
  | 'teal5';

/** Ring of a medallion. */
export interface Ring {
  /** Radius to the center of its tiles. */
  radius: number;
  /** Rotation in degrees, so that the joints of adjacent rings are offset. */
  turn: number;
  /**
   * Dashed strokes on top of each other: the first draws all tiles, the others some of them in other tints.
   */
  strokes: ReadonlyArray<{ tint: Tint; dashes: string; offset: number }>;
}

const grout = 3.5;
/** Overlap of a tile in another tint over the one below it, whose edge would be visible. */
const overlap = 1;
const teals = ['teal1', 'teal3', 'teal5', 'teal2', 'teal4'] as const;

const rings = medallionRings(35);
const center = { cx: 430, cy: 250 };

/** Decorative mosaic of rings that fills its container. Renders an `<svg>`. */
export function Medallion() {
  return (
    <svg
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-slot="medallion"
      className={styles.root}
    >
      <circle {...center} r="22.25" className={styles.middle} />
      {rings.map(({ radius, turn, strokes }) => (
        <g key={radius} transform={`rotate(${turn} ${center.cx} ${center.cy})`}>
          {strokes.map(({ tint, dashes, offset }) => (
            <circle
              key={tint}
              {...center}
              r={radius}
              strokeDasharray={dashes}
              strokeDashoffset={offset}
              data-tint={tint}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/**
 * Returns the rings of a medallion from the inside out: gold, stone, teals, and stone and gold again in every
 * seventh.
 */
export function medallionRings(count: number): Ring[] {
  return Array.from({ length: count }, (_, place) => {
    const radius = 36 + 24 * place;
    const around = 2 * Math.PI * radius;
    const tiles = Math.round(around / 27);
    const pitch = around / tiles;
    const strokes = tintsOf(place).map(([tint, every, first], layer) => {
      const more = layer === 0 ? 0 : overlap;
      const tile = pitch - grout + more;
      return {
        tint,
        dashes: `${round(tile)} ${round(every * pitch - tile)}`,
        offset: round(more / 2 - first * pitch),
      };
    });
    // The golden angle distributes the seams of all rings.
    return { radius, turn: Math.round(place * 137.5) % 360, strokes };
  });
}

/** Returns the tints of a ring, each with its period in tiles and its first tile. */
function tintsOf(place: number): Array<[tint: Tint, every: number, first: number]> {
  if (place < 2)
    return [
      ['gold', 1, 0],
      ['goldDeep', 5, 4],
      ['goldPale', 9, place * 7],
    ];
  if (place === 2)
    return [
      ['stone', 1, 0],
      ['stoneDeep', 7, 6],
    ];
  const teal = (step: number) => teals[(place + step) % teals.length] ?? 'teal1';
  const isBand = place < 16;
  const base =
    isBand && place % 7 === 0 ? 'stone' : isBand && place % 7 === 1 ? 'goldDeep' : teal(0);
  return [
    [base, 1, 0],
    [teal(1), 7, (place * 3) % 7],
    [teal(2), 11, (place * 5) % 11],
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
