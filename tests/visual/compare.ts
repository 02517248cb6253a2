import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** Largest difference of a color channel, of 255, that counts as equal: rasterizers round by processor. */
const channelTolerance = 3;

/** Box in pixels of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Difference between two pictures. */
export interface Difference {
  /** Number of pixels that differ by more than rasterizers do. */
  pixels: number;
  /** Largest difference of a channel, of 255. */
  largest: number;
  /** Smallest box that contains every such pixel. */
  box: Box;
  /** Sizes before and after, when they differ. */
  sizes: { before: [number, number]; after: [number, number] } | null;
  /** Hash of both pictures in the box: equal for the same change in another place. */
  signature: string;
  /** PNG of the new picture in pale gray, with the pixels that differ in magenta. */
  image: Buffer;
}

/** Difference of two PNGs, or null if a user sees none; equal bytes are never decoded. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const first = PNG.sync.read(before);
  const second = PNG.sync.read(after);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const left = pixelsOn(first, width, height);
  const right = pixelsOn(second, width, height);
  const mask = maskOf(left, right);
  const pixels = mask.reduce((sum, bit) => sum + bit, 0);
  if (pixels === 0) return null;
  const box = boxOf(mask, width);
  const sameSize = first.width === second.width && first.height === second.height;
  return {
    pixels,
    largest: largestDifference(left, right),
    box,
    sizes: sameSize
      ? null
      : { before: [first.width, first.height], after: [second.width, second.height] },
    signature: signatureOf([left, right], width, box),
    image: drawMask(mask, right, width, height),
  };
}

// A pixel beyond a picture's edge is transparent, which no pixel of a picture is: it always counts as different.
function pixelsOn(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  canvas.data.fill(0);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

function maskOf(left: Buffer, right: Buffer): Uint8Array {
  const mask = new Uint8Array(left.length / 4);
  for (let index = 0; index < left.length; index += 1) {
    if (Math.abs((left[index] ?? 0) - (right[index] ?? 0)) > channelTolerance) mask[index >> 2] = 1;
  }
  return mask;
}

function largestDifference(left: Buffer, right: Buffer): number {
  let largest = 0;
  for (let index = 0; index < left.length; index += 1) {
    const difference = Math.abs((left[index] ?? 0) - (right[index] ?? 0));
    if (difference > largest) largest = difference;
  }
  return largest;
}

function boxOf(mask: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  mask.forEach((bit, pixel) => {
    if (!bit) return;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  });
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function signatureOf(pictures: readonly Buffer[], width: number, box: Box): string {
  const hash = createHash('sha256').update(String(box.width));
  for (const pixels of pictures) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      const start = (y * width + box.x) * 4;
      hash.update(pixels.subarray(start, start + box.width * 4));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function drawMask(mask: Uint8Array, pixels: Buffer, width: number, height: number): Buffer {
  const drawing = new PNG({ width, height });
  mask.forEach((bit, pixel) => {
    const at = pixel * 4;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const luma = 0.3 * red + 0.59 * green + 0.11 * blue;
    const pale = Math.round(200 + luma * 0.2);
    drawing.data.set(bit ? [217, 0, 120, 255] : [pale, pale, pale, 255], at);
  });
  return PNG.sync.write(drawing);
}
