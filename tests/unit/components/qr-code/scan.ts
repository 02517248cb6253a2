import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { QrLevel } from '#src/components/qr-code/capacity.ts';

// From the installed package, never from the network.
const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** Dark modules of a code, row by row, without its quiet zone. */
export type Matrix = boolean[][];

/** Modules that the package draws for the value. */
export function encode(value: string | string[], level: QrLevel, minVersion = 1): Matrix {
  const markup = renderToStaticMarkup(createElement(QRCodeSVG, { value, level, minVersion }));
  return matrixOf(markup);
}

/** Modules of the drawing in the markup, whatever its quiet zone. */
export function matrixOf(markup: string): Matrix {
  const [ground = '', path = ''] = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');
  const side = Number(/h(\d+)/.exec(ground)?.[1]);
  const dark = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g)) {
    dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  const margin = dark.findIndex((row) => row.includes(true));
  return dark.slice(margin, side - margin).map((row) => row.slice(margin, side - margin));
}

/**
 * Text that a decoder reads from the modules, drawn three pixels wide with the quiet zone; `null` if it reads
 * nothing.
 */
export async function scan(matrix: Matrix): Promise<{ text: string; bytes: Uint8Array } | null> {
  const [module, quiet] = [3, 4];
  const side = (matrix.length + 2 * quiet) * module;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  matrix.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = 0; line < module; line += 1) {
        const start = ((y + quiet) * module + line) * side + (x + quiet) * module;
        for (let pixel = start; pixel < start + module; pixel += 1)
          data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }),
  );
  const image = { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(image, { formats: ['QRCode'], tryHarder: false });
  return found?.isValid ? { text: found.text, bytes: found.bytes } : null;
}
