import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { channelTolerance, comparePictures } from '../../visual/compare';

const exact = { threshold: null, countAntiAliasing: false };

/** PNG in a single gray, except for some pixels. */
function picture(
  width: number,
  height: number,
  gray: number,
  pixels: [x: number, y: number, red: number, green: number, blue: number][] = [],
): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([gray, gray, gray, 255], at);
  for (const [x, y, ...color] of pixels) png.data.set(color, (y * width + x) * 4);
  return PNG.sync.write(png);
}

describe('the rule of the pinned browser', () => {
  it('treats equal bytes as equal without decoding them', () => {
    const bytes = Buffer.from('not even a picture');
    expect(comparePictures(bytes, Buffer.from(bytes), exact)).toBeNull();
  });

  it('allows 3 of 255 in any channel of every pixel, and not 4', () => {
    expect(channelTolerance).toBe(3);
    const base = picture(20, 10, 100);
    expect(comparePictures(base, picture(20, 10, 103), exact)).toBeNull();
    expect(comparePictures(base, picture(20, 10, 97), exact)).toBeNull();
    const found = comparePictures(base, picture(20, 10, 100, [[7, 4, 100, 104, 100]]), exact);
    expect(found).toMatchObject({
      pixels: 1,
      largest: 4,
      box: { x: 7, y: 4, width: 1, height: 1 },
      sizes: null,
    });
  });

  it('frames everything that differs', () => {
    const after = picture(20, 10, 100, [
      [3, 2, 0, 0, 0],
      [11, 8, 255, 255, 255],
    ]);
    expect(comparePictures(picture(20, 10, 100), after, exact)).toMatchObject({
      pixels: 2,
      largest: 155,
      box: { x: 3, y: 2, width: 9, height: 7 },
    });
  });

  it('counts every pixel by which one picture is larger', () => {
    const found = comparePictures(picture(20, 10, 100), picture(20, 12, 100), exact);
    expect(found).toMatchObject({
      pixels: 40,
      box: { x: 0, y: 10, width: 20, height: 2 },
      sizes: { before: [20, 10], after: [20, 12] },
    });
  });

  it('draws the difference in magenta on pale gray', () => {
    const after = picture(4, 4, 0, [[1, 1, 255, 255, 255]]);
    const found = comparePictures(picture(4, 4, 0), after, exact);
    const drawn = PNG.sync.read(found?.image ?? Buffer.alloc(0));
    expect([drawn.width, drawn.height]).toEqual([4, 4]);
    expect([...drawn.data.subarray(0, 4)]).toEqual([200, 200, 200, 255]);
    expect([...drawn.data.subarray(20, 24)]).toEqual([217, 0, 120, 255]);
  });
});

describe('the rule of a story that sets diffThreshold', () => {
  const block = Array.from({ length: 36 }, (_, index): [number, number, number, number, number] => [
    6 + (index % 6),
    2 + Math.floor(index / 6),
    140,
    140,
    140,
  ]);

  it('measures the color distance that Chromatic measures', () => {
    const before = picture(20, 10, 100);
    const after = picture(20, 10, 100, block);
    expect(comparePictures(before, after, { ...exact, threshold: 0.3 })).toBeNull();
    expect(comparePictures(before, after, { ...exact, threshold: 0.05 })).toMatchObject({
      pixels: 36,
      box: { x: 6, y: 2, width: 6, height: 6 },
    });
  });
});
