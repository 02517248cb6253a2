import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stamp } from '../../../.storybook/facts/page-facts.ts';

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the commit that a run is about; none outside of a repository. */
function currentStamp(root: string): Stamp | undefined {
  const commit = git(root, 'rev-parse', '--short=8', 'HEAD');
  if (!commit) return undefined;
  const changed = git(root, 'status', '--porcelain') !== '';
  return { commit, changed, date: new Date().toISOString().slice(0, 10) };
}

/** Records the commit of a report in `reports/stamps.json`, where the docs pages find it. */
export function stampReport(root: string, name: string): void {
  const path = join(root, 'reports', 'stamps.json');
  const stamps = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Stamp | undefined>)
    : {};
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...stamps, [name]: currentStamp(root) }));
}
