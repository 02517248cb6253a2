import { join } from 'node:path';
import { acceptResults, isNamed, readHeader, refuseHeader } from './baselines.ts';
import { readReport, writeReport } from './report.ts';
import type { RunResults } from './results.ts';

/** Folders of the pictures. */
export interface PictureFolders {
  /** Folder with the baselines. */
  baselines: string;
  /** Folder of the report of the last run. */
  output: string;
}

/** Run as it looks once the named pictures have been accepted. */
export function asAccepted(run: RunResults, words: readonly string[]): RunResults {
  const results = run.results.flatMap((result) => {
    if (result.status === 'failed' || !isNamed(result.picture, words)) return [result];
    return result.status === 'removed' ? [] : [{ ...result, status: 'same' as const }];
  });
  return { ...run, results };
}

/**
 * Accepts pictures of the last run as baselines and updates its report. Returns their ids.
 * @param words Exact names of pictures, stories or components, or `all`.
 */
export async function acceptLast(
  { baselines, output }: PictureFolders,
  words: readonly string[],
): Promise<string[]> {
  const last = await readReport(output);
  if (!last) throw new Error('There are no pictures to accept: run `npm run test:visual` first.');
  const refusal = refuseHeader(await readHeader(baselines), last.pinned);
  if (refusal && !words.includes('all')) throw new Error(refusal);
  const accepted = await acceptResults(last, join(output, 'shots'), baselines, words);
  if (accepted.length === 0) {
    throw new Error(`No difference is named ${words.join(', ')}: the report lists the names.`);
  }
  await writeReport(asAccepted(last, words), output);
  return accepted;
}
