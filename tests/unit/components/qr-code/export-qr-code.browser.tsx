import { createPortal } from 'react-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { paintedColor } from '#src/components/qr-code/check-scannability.ts';
import { QrCode, qrCodeToPng, qrCodeToSvg } from '#src/components/qr-code/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const value = 'https://tessera.example/r/4711';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="64" height="64"><rect width="2" height="2" fill="#f00"/></svg>';
const logo = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

watchPage();
beforeAll(() => prepareZXingModule({ overrides: { locateFile: () => wasm } }));
afterEach(() => vi.unstubAllGlobals());

/** Pixels of an image that the browser can load. */
async function pixelsOf(picture: Blob): Promise<ImageData> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function read(pixels: ImageData): Promise<string | undefined> {
  const [found] = await readBarcodes(pixels, { formats: ['QRCode'] });
  return found?.text;
}

const svgFile = (text: string) => new Blob([text], { type: 'image/svg+xml' });
const middleOf = ({ data, width, height }: ImageData) => {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return Array.from(data.subarray(at, at + 4));
};

/** Draws a code and waits for its logo. */
async function draw(props: object = {}): Promise<HTMLElement> {
  mount(<QrCode value={value} {...props} />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return partOf('qr-code');
}

describe('as SVG', () => {
  test('is a standalone file that scans', async () => {
    const text = await qrCodeToSvg(await draw());
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(text).toContain(`<title>QR code for ${value}</title>`);
    expect(text).not.toMatch(/ (?:class|data-slot)=/);
    const pixels = await pixelsOf(svgFile(text));
    expect([pixels.width, pixels.height]).toEqual([185, 185]);
    expect(await read(pixels)).toBe(value);
  });

  test('has its size in millimeters', async () => {
    expect(await qrCodeToSvg(await draw(), { printSize: 30 })).toContain(
      'height="30mm" width="30mm" viewBox="0 0 37 37"',
    );
  });

  test('contains the logo, and not its URL', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(svgFile(drawing))));
    const text = await qrCodeToSvg(await draw({ logo }));
    expect(text).toContain(' href="data:image/svg+xml');
    const root = await draw({ logo });
    root.querySelector('image')?.setAttribute('href', '/logo.svg');
    const fetched = await qrCodeToSvg(root);
    expect(fetched).toContain(' href="data:image/svg+xml;base64,');
    expect(fetched).not.toContain('/logo.svg');
    const pixels = await pixelsOf(svgFile(fetched));
    expect(middleOf(pixels)).toEqual([255, 0, 0, 255]);
    expect(await read(pixels)).toBe(value);
  });

  test('fails if the logo does not load', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const root = await draw({ logo });
    root.querySelector('image')?.setAttribute('href', '/missing.svg');
    await expect(qrCodeToSvg(root)).rejects.toThrow('/missing.svg did not load: 404');
  });
});

describe('as PNG', () => {
  test('waits for the logo, and fails if it does not load', async () => {
    mount(<QrCode value={value} logo={logo} />);
    const pixels = await pixelsOf(await qrCodeToPng(partOf('qr-code')));
    expect(middleOf(pixels)).toEqual([255, 0, 0, 255]);
    partOf('qr-code').querySelector('image')?.setAttribute('href', 'data:image/png;base64,AA==');
    await expect(qrCodeToPng(partOf('qr-code'))).rejects.toThrow();
  });

  test.each([1, 2, 4])('has %i pixels per CSS pixel and scans', async (scale) => {
    const file = await qrCodeToPng(await draw(), scale);
    expect(file.type).toBe('image/png');
    const pixels = await pixelsOf(file);
    expect(pixels.width).toBe(37 * 5 * scale);
    const shades = new Set(pixels.data);
    expect([...shades].toSorted((a, b) => a - b)).toEqual([0, 255]);
    expect(await read(pixels)).toBe(value);
  });

  test('contains the logo', async () => {
    const pixels = await pixelsOf(await qrCodeToPng(await draw({ logo }), 2));
    expect(middleOf(pixels)).toEqual([255, 0, 0, 255]);
    expect(await read(pixels)).toBe(value);
  });

  test('has its colors, and whole pixels even if the screen has none', async () => {
    const root = await draw({ size: 90, color: 'oklch(30% 0.1 250)', background: 'ivory' });
    const pixels = await pixelsOf(await qrCodeToPng(root));
    expect(pixels.width).toBe(37 * 3);
    expect(Array.from(pixels.data.subarray(0, 4))).toEqual([255, 255, 240, 255]);
    expect(await read(pixels)).toBe(value);
  });
});

test('a color from a custom property is exported', async () => {
  const root = await draw({ color: 'var(--ink)', style: { '--ink': 'rgb(0, 0, 128)' } });
  expect(await qrCodeToSvg(root)).toContain('fill="rgb(0, 0, 128)"');
  const { data } = await pixelsOf(await qrCodeToPng(root));
  expect(data.some((shade, at) => at % 4 === 2 && shade === 128)).toBe(true);
});

test('a code in the document of a frame is exported, too', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const body = frame.contentDocument?.body;
  mount(body && createPortal(<QrCode value={value} />, body));
  const root = partOf('qr-code', body);
  expect(await qrCodeToSvg(root)).toContain('<path');
  expect(await read(await pixelsOf(await qrCodeToPng(root)))).toBe(value);
  frame.remove();
});

test('an element without a code exports nothing', async () => {
  const root = await draw({ value: '' });
  await expect(qrCodeToSvg(root)).rejects.toThrow('no QR code');
  await expect(qrCodeToPng(root)).rejects.toThrow('no QR code');
});

test('a color in any notation is read as the browser paints it', () => {
  expect(paintedColor('ivory')).toBe('rgb(255 255 240 / 1)');
  expect(paintedColor('transparent')).toBe('rgb(0 0 0 / 0)');
  expect(paintedColor('hsl(0 100% 50%)')).toBe('rgb(255 0 0 / 1)');
  expect(paintedColor('var(--ink)')).toBe('var(--ink)');
  // The color depends on its context: a page that is dark makes it light.
  for (const css of ['currentColor', 'CanvasText', 'light-dark(black, white)']) {
    expect(paintedColor(css)).toBe(css);
  }
  expect(paintedColor('not a color')).toBe('not a color');
  expect(paintedColor(undefined)).toBeUndefined();
});
