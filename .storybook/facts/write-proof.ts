import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PageFacts } from './page-facts.ts';
import { proofOf, readReports } from './proof.ts';

/**
 * Writes the results of the last run into the facts of the built Storybook, which is built before most tests run.
 * @returns Number of pages.
 */
export function writeProof(root: string): number {
  const reports = readReports(root);
  const files = globSync('dist/storybook/facts/*.json', { cwd: root });
  for (const file of files) {
    const path = join(root, file);
    const facts = JSON.parse(readFileSync(path, 'utf8')) as PageFacts;
    const proof = proofOf(basename(file, '.json'), facts, reports);
    writeFileSync(path, JSON.stringify({ ...facts, proof }));
  }
  return files.length;
}
