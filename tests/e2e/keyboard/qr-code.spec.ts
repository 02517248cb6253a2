import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { expect, press, test } from '../strict-page.ts';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

const value = 'https://tessera.example/r/4711';

test('the downloaded pixels scan, and the drawing has its size in print', async ({
  strict: { page, open },
}) => {
  await open('QrCode in full', { policy: 'strict' });
  const save = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
    return readFileSync(await download.path());
  };
  const [found] = await readBarcodes(await save('Download PNG 2×'), { formats: ['QRCode'] });
  expect(found?.text).toBe(value);
  expect(String(await save('Download SVG'))).toContain('width="30mm"');
  await page.emulateMedia({ media: 'print' });
  const box = await page.getByRole('img').boundingBox();
  expect(box?.width).toBeCloseTo((30 / 25.4) * 96, 0);
  expect(box?.height).toBeCloseTo((30 / 25.4) * 96, 0);
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeHidden();
});
