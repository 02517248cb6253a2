import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Box } from './compare.ts';

/**
 * A baseline is a PNG with one or several pictures side by side. A text chunk of the file says which picture is where, so
 * that each is compared, shown and accepted by itself.
 */

/** Picture of a sheet. */
export interface Cell {
  /** Name of the picture. */
  id: string;
  /** Its place on the sheet. */
  box: Box;
  /** Hash of the file that the browser wrote: an equal one needs no comparison of pixels. */
  hash: string;
}

/** Picture to put on a sheet. */
export interface CellContent {
  id: string;
  png: PNG;
  hash: string;
}

const gap = 16;
const rowWidth = 1200;
const ground = [184, 184, 184, 255];
const keyword = 'tessera-cells\0';
const chunkType = 'tEXt';
const signatureLength = 8;

/** Hash of a file, as sheets store it. */
export function hashOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 16);
}

/** Pictures of a sheet; none for a file that is not one. */
export function readCells(sheet: Buffer): Cell[] {
  for (let at = signatureLength; at + 12 <= sheet.length;) {
    const length = sheet.readUInt32BE(at);
    const type = sheet.toString('latin1', at + 4, at + 8);
    const text = sheet.toString('latin1', at + 8, at + 8 + length);
    if (type === chunkType && text.startsWith(keyword)) {
      return JSON.parse(text.slice(keyword.length)) as Cell[];
    }
    at += 12 + length;
  }
  return [];
}

/** Picture at a place of a sheet. */
export function cutCell(sheet: PNG, { x, y, width, height }: Box): PNG {
  const cell = new PNG({ width, height });
  PNG.bitblt(sheet, cell, x, y, width, height, 0, 0);
  return cell;
}

/** Sheet of pictures, in the order of their names, in rows. */
export function drawSheet(contents: readonly CellContent[]): Buffer {
  const sorted = contents.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
  const places = place(sorted.map(({ png }) => png));
  const width = Math.max(...places.map((box) => box.x + box.width));
  const height = Math.max(...places.map((box) => box.y + box.height));
  const sheet = new PNG({ width, height });
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set(ground, at);
  const cells = sorted.map(({ id, png, hash }, index) => {
    const box = places[index] ?? { x: 0, y: 0, width: png.width, height: png.height };
    PNG.bitblt(png, sheet, 0, 0, png.width, png.height, box.x, box.y);
    return { id, box, hash };
  });
  return withText(smallest(sheet), keyword + JSON.stringify(cells));
}

/** Smallest PNG of two: rows without a filter suit flat areas and letters, the filter `Sub` suits gradients. */
function smallest(sheet: PNG): Buffer {
  const [flat, sub] = [0, 1].map((filterType) =>
    PNG.sync.write(sheet, { colorType: 2, filterType, deflateLevel: 9, deflateStrategy: 0 }),
  ) as [Buffer, Buffer];
  return flat.length < sub.length ? flat : sub;
}

function place(sizes: ReadonlyArray<{ width: number; height: number }>): Box[] {
  const end = Math.max(rowWidth, ...sizes.map(({ width }) => width));
  let [x, y, rowHeight] = [0, 0, 0];
  return sizes.map(({ width, height }) => {
    if (x > 0 && x + width > end) {
      y += rowHeight + gap;
      [x, rowHeight] = [0, 0];
    }
    const box = { x, y, width, height };
    x += width + gap;
    rowHeight = Math.max(rowHeight, height);
    return box;
  });
}

/** Adds a text chunk after the header of a PNG, which is its first chunk. */
function withText(file: Buffer, text: string): Buffer {
  const start = signatureLength + 12 + file.readUInt32BE(signatureLength);
  const body = Buffer.from(chunkType + text, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - chunkType.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([file.subarray(0, start), chunk, file.subarray(start)]);
}
