import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampReport } from '../run-summary/stamp.ts';
import { chooseEngines } from './choose-engines.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs all stories in every other engine that the machine has; arguments are passed to Vitest. */
function main(args: readonly string[]): number {
  const { found, sentences } = chooseEngines([firefox, webkit]);
  for (const sentence of sentences) console.log(sentence);
  if (found.length === 0) return 1;
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  // One after another: each browser needs the focus.
  const codes = found.map((engine) => {
    const command = [
      join(vitest, 'vitest.mjs'),
      'run',
      '--config=tests/support/engines/vitest.config.ts',
      `--project=${engine}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=reports/engine-${engine}.json`,
      ...args,
    ];
    const { status } = spawnSync(process.execPath, ['--disable-warning=DEP0205', ...command], {
      cwd: root,
      stdio: 'inherit',
    });
    stampReport(root, engine);
    return status ?? 1;
  });
  return Math.max(...codes);
}

process.exitCode = main(process.argv.slice(2));
