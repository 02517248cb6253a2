/** Minimum width of the quiet zone in modules: ISO/IEC 18004, "Quiet zone". */
export const leastQuietZone = 4;

/** Minimum module width in CSS pixels that is rounded down to whole pixels. */
const wholeFrom = 3;

/** Position of a code in its square. */
interface Placement {
  /**
   * Side of a module in CSS pixels; an integer if it is 3 or more, so that all modules have the
   * same width.
   */
  module: number;
  /** `viewBox` in modules, with the origin at the corner of the quiet zone. */
  viewBox: string;
  /** Effective quiet zone in modules, at least the requested one. */
  margin: number;
}

/**
 * Places a code inside a square: as large as fits, with modules of an integer number of pixels if that costs
 * less than a quarter of the size. Remaining space widens the quiet zone.
 * @param modules Modules on one side.
 * @param size Side of the square in CSS pixels.
 * @param quietZone Minimum width of the quiet zone in modules.
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

/** Space for a logo in the center of a code, in modules. */
interface LogoRoom {
  /** Number of removed columns, which is odd, so that they are centered. */
  columns: number;
  /** Number of removed rows. */
  rows: number;
  /** Width of the image, which leaves up to one module free on every side. */
  width: number;
  /** Height of the image. */
  height: number;
}

const oddAbove = (length: number) => Math.ceil((length - 1) / 2) * 2 + 1;

/**
 * Returns the space for a logo: its longer side is `share` of the code's width, minus a margin.
 * @param modules Modules on one side of the code.
 * @param share Ratio of the logo's longer side to the code's side, 0 to 1.
 * @param aspect Ratio of width to height.
 */
export function logoRoom(modules: number, share: number, aspect: number): LogoRoom {
  const odd = Math.max(3, oddAbove(modules * share - 1));
  // Slightly less than 2: an image that ends at the edge of a module would remove the next ones because of
  // rounding.
  const longer = odd - 1.98;
  const ratio = Math.min(aspect, 1 / aspect);
  const rows = oddAbove(longer * ratio);
  const shorter = Math.min(longer * ratio, Math.max(rows - 1, 1));
  const [width, height] = aspect < 1 ? [shorter, shorter / aspect] : [shorter * aspect, shorter];
  return { columns: oddAbove(width), rows: oddAbove(height), width, height };
}
