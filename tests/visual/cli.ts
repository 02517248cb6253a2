import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserSupply } from '../support/browser.ts';
import { acceptLast, asAccepted } from './accept.ts';
import { acceptResults, readHeader, refuseHeader } from './baselines.ts';
import { changedFiles, findChangedStories, lastAccepted } from './changed.ts';
import { parseCommand, usage, type Command } from './command.ts';
import { mergeReports, writeReport } from './report.ts';
import { describeResult, isFailure, totalsOf, type RunResults } from './results.ts';
import { runSuite } from './run-suite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const storybook = join(root, 'dist', 'storybook');
const baselines = join(root, 'tests', 'visual', 'baselines');
const output = join(root, 'reports', 'visual');

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === 'help') {
    console.log(usage);
    return 0;
  }
  if (command.kind === 'accept') return accept(command.words);
  if (command.kind === 'merge') {
    const merged = await mergeReports(command.folders, output);
    return printSummary(merged);
  }
  return run(command);
}

async function run(command: Extract<Command, { kind: 'run' }>): Promise<number> {
  const { pinned, comparesBaselines } = await browserSupply();
  const refusal = refuseHeader(await readHeader(baselines), pinned);
  const retakesAll = command.update && command.words.length === 0 && !command.changed;
  if (refusal && comparesBaselines && !retakesAll) throw new Error(refusal);
  if (command.build) buildStorybook();
  const { words, shard, workers } = command;
  const stories = command.changed ? await storiesSince(command.since) : undefined;
  const result = await runSuite({ storybook, baselines, output, words, stories, shard, workers });
  if (result.results.length === 0 && shard.total === 1 && !stories) {
    throw new Error(`No screenshot has a name that contains ${words.join(' or ')}.`);
  }
  await writeReport(result, output);
  if (!command.update) return printSummary(result);
  await acceptResults(result, join(output, 'shots'), baselines, ['all']);
  return printSummary(asAccepted(result, ['all']));
}

async function storiesSince(commit = lastAccepted(root, baselines)): Promise<Set<string>> {
  const stories = await findChangedStories(root, storybook, changedFiles(root, commit));
  console.log(`${stories.size} stories have changed since ${commit}.`);
  return stories;
}

async function accept(words: readonly string[]): Promise<number> {
  const accepted = await acceptLast({ baselines, output }, words);
  for (const id of accepted) console.log(`accepted ${id}`);
  return 0;
}

function printSummary(run: RunResults): number {
  const { passed, failed } = totalsOf(run);
  const differing = run.results.filter(({ status }) => status !== 'same');
  for (const result of differing.filter(({ status }) => status === 'removed')) {
    console.log(`${result.picture.id} ${describeResult(result)}`);
  }
  if (!run.decides) {
    const count = differing.filter((result) => !isFailure(result, run.decides)).length;
    console.log(
      `Only ${run.pinned} decides about looks; in this browser ${count} screenshots differ or are new, which is advisory.`,
    );
  }
  if (differing.length > 0) {
    console.log(
      `\nLook at ${relative(process.cwd(), join(output, 'index.html'))}, then accept what is right:`,
    );
    console.log('  npm run test:visual -- --accept <picture, story, component, or all>');
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function buildStorybook(): void {
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0)
    throw new Error('The Storybook was not built, so there is nothing to picture.');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
