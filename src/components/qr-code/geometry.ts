/** Least width of the light frame around a code in modules: ISO/IEC 18004, "Quiet zone". */
export const leastQuietZone = 4;

/** Width of a module, in CSS pixels, from which on the code shrinks a little so that it is whole. */
const wholeFrom = 3;

/** Where a code lies in its square. */
export interface Placement {
  /** Side of a module in CSS pixels; a whole number from 3 on, where every module is equally wide. */
  module: number;
  /** Box of the drawing in modules, with the code's frame at 0, for `viewBox`. */
  viewBox: string;
  /** Quiet zone in modules that the drawing fills by itself; at least the asked one. */
  margin: number;
}

/**
 * Place of a code inside a square: as large as fits, its modules a whole number of pixels wide where that costs less
 * than a quarter of the size. What is left over widens the quiet zone.
 * @param modules Modules along one side.
 * @param size Side of the square in CSS pixels.
 * @param quietZone Least width of the frame in modules.
 */
export function placeCode(modules: number, size: number, quietZone: number): Placement {
  const fitting = size / (modules + 2 * quietZone);
  const module = fitting < wholeFrom ? fitting : Math.floor(fitting);
  const side = size / module;
  const before = Math.floor((size - modules * module) / 2) / module;
  const margin = fitting < wholeFrom ? quietZone : Math.floor(before);
  const start = fitting < wholeFrom ? 0 : margin - before;
  const [corner, width] = [start, side].map((length) => Number(length.toFixed(6)));
  return { module, margin, viewBox: `${corner} ${corner} ${width} ${width}` };
}

/** Room for a logo in the middle of a code, in modules. */
export interface LogoRoom {
  /** Modules taken out from side to side, an odd number, so that they lie in the middle. */
  columns: number;
  /** Modules taken out from top to bottom. */
  rows: number;
  /** Width of the picture, which leaves up to one module free on every side. */
  width: number;
  /** Height of the picture. */
  height: number;
}

const oddAbove = (length: number) => Math.ceil((length - 1) / 2) * 2 + 1;

/**
 * Room for a logo: `share` of the code's width for its longer side, less a frame between it and the modules.
 * @param modules Modules along one side of the code.
 * @param share Longer side by the code's side, 0 to 1.
 * @param aspect Width by height.
 */
export function logoRoom(modules: number, share: number, aspect: number): LogoRoom {
  const odd = Math.max(3, oddAbove(modules * share - 1));
  // Not a whole 2: a picture that ends on a module's edge would take the next ones out by rounding.
  const longer = odd - 1.98;
  const ratio = Math.min(aspect, 1 / aspect);
  const rows = oddAbove(longer * ratio);
  const shorter = Math.min(longer * ratio, Math.max(rows - 1, 1));
  const [width, height] = aspect < 1 ? [shorter, shorter / aspect] : [shorter * aspect, shorter];
  return { columns: oddAbove(width), rows: oddAbove(height), width, height };
}
