import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IndexEntry } from './picture-list.ts';

/** Files that no story imports and that affect all of them: packages, settings of the Storybook, the browser, the camera. */
const affectsAll =
  /^(?:package-lock\.json$|\.storybook\/|tests\/visual\/[^/]+\.ts$|tests\/support\/browser)/;

function git(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Files in a checkout that differ from a commit, including those that Git does not know yet. */
export function changedFiles(root: string, commit: string): string[] {
  return [
    ...git(root, 'diff', '--name-only', commit),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** Commit that last changed the baselines. */
export function lastAccepted(root: string, baselines: string): string {
  const [commit] = git(root, 'log', '-1', '--format=%H', '--', baselines);
  if (!commit) throw new Error('No commit contains baselines: run without --changed.');
  return commit;
}

/**
 * Ids of the stories that changed files affect, which Chromatic traces in the modules of a built Storybook; all stories if
 * one of the files affects every story.
 */
export async function findChangedStories(
  root: string,
  storybook: string,
  files: readonly string[],
): Promise<Set<string>> {
  const index = await readFile(join(storybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as {
    entries: Record<string, IndexEntry & { importPath: string }>;
  };
  const traced = files.length > 0 ? trace(root, storybook, files) : '';
  const isEverything =
    files.some((file) => affectsAll.test(file)) || /full build is required/i.test(traced);
  const stories = Object.values(entries).filter(
    ({ importPath }) => isEverything || traced.includes(importPath.replace(/^\.\//, '')),
  );
  return new Set(stories.map(({ id }) => id));
}

function trace(root: string, storybook: string, files: readonly string[]): string {
  const chromatic = createRequire(import.meta.url).resolve('chromatic/package.json');
  const stats = join(storybook, 'preview-stats.json');
  const args = ['trace', `--stats-file=${stats}`, '--mode=compact', ...files];
  const command = join(dirname(chromatic), 'dist', 'bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Chromatic could not trace the changes: ${stdout}${stderr}`);
  return stdout + stderr;
}
