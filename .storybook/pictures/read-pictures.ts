import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturePath } from '../../tests/visual/baselines.ts';
import { frameUrl } from '../../tests/visual/picture-list.ts';
import { readReport } from '../../tests/visual/report.ts';
import { describeResult } from '../../tests/visual/results.ts';
import { readCells } from '../../tests/visual/sheet.ts';
import type { PictureFact, PictureFacts } from './picture-facts.ts';

/** Returns the accepted pictures, by name. */
export function readAccepted(baselines: string): PictureFact[] {
  const pictures = globSync('*/*.png', { cwd: baselines }).flatMap((path) => {
    const png = readFileSync(join(baselines, path));
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
    const file = path.replaceAll('\\', '/');
    return readCells(png).map(({ id, box }) => ({ id, file, box, size }));
  });
  return pictures.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
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
