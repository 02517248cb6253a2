import { codewordsOf, type QrLevel } from '#src/components/qr-code/capacity.ts';
import type { Matrix } from './scan.ts';

/** Centers of the alignment patterns on one axis. Source: ISO/IEC 18004, "Alignment pattern". */
function alignmentCenters(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - at * step).toReversed()];
}

/** Whether a module belongs to finder, timing, alignment, format or version patterns and so to no codeword. */
function isFunction(version: number, x: number, y: number): boolean {
  const side = version * 4 + 17;
  const last = side - 9;
  if ((x <= 8 && (y <= 8 || y > last)) || (x > last && y <= 8) || x === 6 || y === 6) return true;
  if (version >= 7 && ((x < 6 && y >= side - 11) || (y < 6 && x >= side - 11))) return true;
  const centers = alignmentCenters(version);
  return centers.some((row) =>
    centers.some((column) => {
      const corner = [row, column].filter((at) => at === 6).length;
      const far = [row, column].some((at) => at === side - 7);
      if (corner === 2 || (corner === 1 && far)) return false;
      return Math.abs(y - row) <= 2 && Math.abs(x - column) <= 2;
    }),
  );
}

/** Places of every codeword's modules, in the order in which they are laid out. */
export function codewordPlaces(version: number): Array<Array<[x: number, y: number]>> {
  const side = version * 4 + 17;
  const bits: Array<[number, number]> = [];
  let upward = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = upward ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFunction(version, x, y)) bits.push([x, y]);
    }
    upward = !upward;
  }
  return Array.from({ length: codewordsOf(version) }, (_, at) => bits.slice(at * 8, at * 8 + 8));
}

/** Copy of the code in which every module of the first `count` codewords is inverted. */
export function damaged(matrix: Matrix, count: number): Matrix {
  const copy = matrix.map((row) => [...row]);
  for (const [x, y] of codewordPlaces((matrix.length - 17) / 4)
    .slice(0, count)
    .flat()) {
    const row = copy[y];
    if (row) row[x] = !row[x];
  }
  return copy;
}

/** Blocks of the versions that are damaged in the tests. Source: ISO/IEC 18004, "Error correction characteristics". */
export const blocks: Readonly<Record<number, Readonly<Record<QrLevel, number>>>> = {
  2: { L: 1, M: 1, Q: 1, H: 1 },
  5: { L: 1, M: 2, Q: 4, H: 4 },
  10: { L: 4, M: 5, Q: 8, H: 8 },
};
