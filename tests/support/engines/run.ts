import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines, storyEngines } from './engines.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));

/**
 * Measures open layers and runs all stories in every other engine that the machine has, or in those that the arguments
 * name; other arguments are passed to Vitest.
 */
function main(args: readonly string[]): number {
  const isEngine = (arg: string) => engines.some(({ name }) => name === arg);
  const named = args.filter(isEngine);
  const found: string[] = [];
  for (const { name, missing } of engines) {
    if (named.length > 0 && !named.includes(name)) continue;
    const lacks = missing();
    if (lacks.length === 0) found.push(name);
    else console.log(`The stories cannot run in ${name}: install ${lacks.join(', ')}.`);
  }
  if (found.length === 0) return 1;
  const others = args.filter((arg) => !isEngine(arg));
  // One after another: each browser needs the focus.
  const codes = found.flatMap((engine) => [
    run([`--project=${engine} layers`, '--passWithNoTests', ...others]),
    ...(storyEngines.some(({ name }) => name === engine)
      ? [
          run([`--project=${engine} pairs`, '--passWithNoTests', ...others]),
          run([`--project=${engine}`, ...others]),
        ]
      : []),
  ]);
  return Math.max(...codes);
}

function run(args: readonly string[]): number {
  const command = [
    join(vitest, 'vitest.mjs'),
    'run',
    '--config=tests/support/engines/vitest.config.ts',
    '--reporter=default',
    '--reporter=tests/support/engines/failure-reporter.ts',
    ...args,
  ];
  const { status } = spawnSync(process.execPath, ['--disable-warning=DEP0205', ...command], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
