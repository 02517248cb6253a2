import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { picturePath, readBaseline } from './baselines.ts';
import { openCamera, type Camera, type Shot } from './camera.ts';
import { comparePictures } from './compare.ts';
import type { Picture } from './picture-list.ts';
import type { PictureResult } from './results.ts';
import { readOrder } from './run-file.ts';
import { hashOf } from './sheet.ts';

const order = readOrder();

const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use) => {
      const camera = await openCamera(browser, order.url);
      await use(camera);
      await camera.close();
    },
    { scope: 'worker' },
  ],
});

// A picture that differs is an outcome, not an error: an error would end its worker, and with it the open browser.
for (const picture of order.pictures) {
  test(picture.id, async ({ camera }, info) => {
    const result = await resultOf(picture, camera);
    await info.attach('result', { body: JSON.stringify(result), contentType: 'application/json' });
  });
}

async function resultOf(picture: Picture, camera: Camera): Promise<PictureResult> {
  const first = await verdict(picture, await camera.shoot(picture, order.pages === 'fresh'));
  if (first.status === 'same' || order.pages !== 'checked') return first;
  // What an earlier story left behind must neither spoil a picture nor become one.
  return verdict(picture, await camera.shoot(picture, true));
}

async function verdict(picture: Picture, { png, problems }: Shot): Promise<PictureResult> {
  if (png) await store('shots', picture.id, png);
  if (!png || problems.length > 0) return { picture, status: 'failed', problems, difference: null };
  const baseline = await readBaseline(order.baselines, picture);
  if (!baseline) return { picture, status: 'new', problems, difference: null };
  const same: PictureResult = { picture, status: 'same', problems, difference: null };
  if (baseline.hash === hashOf(png)) return same;
  const before = baseline.read();
  const found = comparePictures(before, png);
  if (!found) return same;
  const { image, ...difference } = found;
  await store('before', picture.id, before);
  await store('differences', picture.id, image);
  return { picture, status: 'changed', problems, difference };
}

async function store(folder: string, id: string, png: Buffer): Promise<void> {
  const path = picturePath(join(order.output, folder), id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
