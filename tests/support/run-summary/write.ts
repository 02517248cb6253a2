import { appendFileSync, closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../../visual/results.ts';
import { commentOn } from './comment.ts';
import { outcomesFile, summarize, type Outcome } from './summarize.ts';

const reports = fileURLToPath(new URL('../../../reports', import.meta.url));
const visual = join(reports, 'visual');

function readJson<Content>(path: string): Content | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;
}

/** Number of pixels of a picture, from the size at the start of a PNG. */
function areaOf(id: string): number | undefined {
  const path = join(visual, 'shots', `${id}.png`);
  if (!existsSync(path)) return undefined;
  const header = Buffer.alloc(24);
  const file = openSync(path, 'r');
  readSync(file, header, 0, header.length, 0);
  closeSync(file);
  return header.readUInt32BE(16) * header.readUInt32BE(20);
}

/** Names of the jobs that did not succeed, of GitHub's `needs` as JSON. */
function failedJobs(needs: string = '{}'): string[] {
  const jobs = Object.entries(JSON.parse(needs) as Record<string, { result: string }>);
  return jobs.filter(([, { result }]) => result !== 'success').map(([name]) => name);
}

/** Writes the summary of the reports to the summary of the workflow, or prints it, and on the pull request where there is one. */
async function main(folders: readonly string[]): Promise<void> {
  const env = process.env;
  const runUrl =
    env['GITHUB_RUN_ID'] &&
    `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
  const summary = summarize({
    steps: folders.flatMap((folder) => readJson<Outcome[]>(join(folder, outcomesFile)) ?? []),
    pictures: readJson<RunResults>(join(visual, 'results.json')),
    areaOf,
    failedJobs: failedJobs(env['JOBS']),
    reportUrl: env['REPORT_URL'],
    runUrl,
  });
  if (env['GITHUB_STEP_SUMMARY']) appendFileSync(env['GITHUB_STEP_SUMMARY'], summary);
  else console.log(summary);
  const { PULL_REQUEST: number, GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = env;
  if (!number || !token || !repository) return;
  const api = env['GITHUB_API_URL'] ?? 'https://api.github.com';
  try {
    await commentOn({ api, repository, number: Number(number), token }, summary);
  } catch (error) {
    // The token of a pull request from a fork may only read.
    console.log(`::notice::The pull request has no comment: ${String(error)}`);
  }
}

const folders = process.argv.slice(2);
await main(folders.length > 0 ? folders : [reports]);
