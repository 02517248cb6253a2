import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { picturePath } from '../../tests/visual/baselines.ts';
import { frameUrl } from '../../tests/visual/picture-list.ts';
import { readReport } from '../../tests/visual/report.ts';
import { describeResult } from '../../tests/visual/results.ts';
import type { PictureFact, PictureFacts } from './picture-facts.ts';

/** Returns the width and height from the start of a PNG. */
function sizeOf(path: string): [number, number] {
  const header = Buffer.alloc(24);
  const file = openSync(path, 'r');
  readSync(file, header, 0, header.length, 0);
  closeSync(file);
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
}

/** Returns the accepted pictures, by name. */
export function readAccepted(baselines: string): PictureFact[] {
  return globSync('*/*.png', { cwd: baselines })
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.png'.length))
    .toSorted()
    .map((id) => ({ id, size: sizeOf(picturePath(baselines, id)) }));
}

/** Returns the pictures of the last run that differ from the accepted ones. */
export async function readReview(output: string): Promise<PictureFacts['review']> {
  const run = await readReport(output);
  if (!run) return { differences: [], taken: 0 };
  const differences = run.results.flatMap((result) => {
    const { picture, status } = result;
    if (status === 'same') return [];
    return [{ id: picture.id, status, text: describeResult(result), story: frameUrl(picture) }];
  });
  return { differences, taken: run.results.length };
}

/** Returns the path of a picture of the last run; none if the run has no such picture. */
export async function reportedPicture(
  output: string,
  kind: string,
  id: string,
): Promise<string | undefined> {
  const run = await readReport(output);
  const isKnown = run?.results.some(({ picture }) => picture.id === id) ?? false;
  if (!isKnown || !['shots', 'before', 'differences'].includes(kind)) return undefined;
  return picturePath(join(output, kind), id);
}
