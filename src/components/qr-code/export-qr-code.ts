import type { QrDownload } from './qr-code-props';

/** Options of an export. */
export interface QrExportOptions {
  /** Side length in millimeters. Default: the size on the screen, in CSS pixels. */
  printSize?: number | undefined;
}

const namespace = 'http://www.w3.org/2000/svg';

/** Returns the code inside the element, or the element itself. */
function imageIn(element: Element): SVGSVGElement {
  const image = '[data-slot="qr-code-image"]';
  const found = element.matches(image) ? element : element.querySelector(image);
  // Not `instanceof`, because the element may be in a frame.
  if (found) return found as SVGSVGElement;
  throw new Error('The element contains no QR code because its value is empty or too long.');
}

/** Fetches a URL and returns its content as a `data:` URL. */
async function inlined(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The logo ${address} did not load: ${response.status}.`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

/**
 * Returns the parts of a rendered code: its paths with their colors, its logo, its side in modules, and the
 * size of a module in CSS pixels.
 */
function partsOf(image: SVGSVGElement) {
  const [ground, code] = image.querySelectorAll('path');
  const [, , width = 0] = image.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const side = Number(ground?.getAttribute('d')?.match(/h(\d+)/)?.[1]);
  const module = Number(image.getAttribute('width')) / width;
  return { ground, code, logo: image.querySelector('image'), side, module };
}

const outlineOf = (path: Element | undefined) => new Path2D(path?.getAttribute('d') ?? '');

/**
 * Returns a code as a standalone SVG file with an inline logo.
 * @param element Root of a QrCode, or its image.
 * @throws If there is no code, or if the origin of the logo does not allow its use.
 */
export async function qrCodeToSvg(
  element: Element,
  { printSize }: QrExportOptions = {},
): Promise<string> {
  const image = imageIn(element);
  const copy = image.cloneNode(true) as SVGSVGElement;
  const { side, module } = partsOf(image);
  const title = document.createElementNS(namespace, 'title');
  title.textContent = image.getAttribute('aria-label');
  if (title.textContent) copy.prepend(title);
  for (const name of ['class', 'data-slot', 'aria-labelledby', 'aria-describedby']) {
    copy.removeAttribute(name);
  }
  const length = printSize === undefined ? String(Math.round(side * module)) : `${printSize}mm`;
  copy.setAttribute('viewBox', `0 0 ${side} ${side}`);
  copy.setAttribute('width', length);
  copy.setAttribute('height', length);
  // Custom properties are defined only in the page, so resolve them.
  for (const [at, path] of image.querySelectorAll('path').entries()) {
    copy.querySelectorAll('path')[at]?.setAttribute('fill', getComputedStyle(path).fill);
  }
  const logo = copy.querySelector('image');
  const address = logo?.getAttribute('href');
  if (address) logo?.setAttribute('href', await inlined(address));
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Returns a code as a PNG file. The width of a module is an integer number of pixels.
 * @param element Root of a QrCode, or its image.
 * @param scale Pixels per CSS pixel: 1, 2 or 4. Default: 1.
 * @throws If there is no code, or if the logo does not load or its origin does not allow its use.
 */
export async function qrCodeToPng(element: Element, scale = 1): Promise<Blob> {
  const image = imageIn(element);
  const { ground, code, logo, side, module } = partsOf(image);
  // Subtract a little, so that rounding does not change an integer.
  const pixels = Math.ceil(module - 0.001) * scale;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * pixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser does not support a canvas context.');
  context.scale(pixels, pixels);
  for (const path of [ground, code]) {
    context.fillStyle = path ? getComputedStyle(path).fill : '';
    context.fill(outlineOf(path));
  }
  if (logo) {
    // Not every browser can wait for an image inside an SVG.
    await (logo as { decode?: () => Promise<void> }).decode?.();
    const [x = 0, y = 0, w = 0, h = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(logo.getAttribute(name)),
    );
    context.drawImage(logo, x, y, w, h);
  }
  return new Promise((resolve, reject) => {
    // Throws if the logo has tainted the canvas.
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.')),
    );
  });
}

const scales = { png: 1, 'png-2x': 2, 'png-4x': 4 };

/** Downloads the code as a file. Rejects if the file cannot be created. */
export async function downloadQrCode(
  element: Element,
  format: QrDownload,
  { fileName, printSize }: { fileName: string; printSize: number | undefined },
): Promise<void> {
  const blob =
    format === 'svg'
      ? new Blob([await qrCodeToSvg(element, { printSize })], { type: 'image/svg+xml' })
      : await qrCodeToPng(element, scales[format]);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${fileName}.${format === 'svg' ? 'svg' : 'png'}`;
  link.click();
  // By the next task, the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
