import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sends the built Storybook to Chromatic if there is a token; arguments are passed to Chromatic's own command. */
function main(args: readonly string[]): number {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'Chromatic was skipped: CHROMATIC_PROJECT_TOKEN is not set. The pictures of `npm run test:visual` do not need it.',
    );
    return 0;
  }
  const manifest = createRequire(import.meta.url).resolve('chromatic/package.json');
  const { status, error } = spawnSync(
    process.execPath,
    [join(dirname(manifest), 'dist', 'bin.cjs'), ...args],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' },
  );
  if (error) console.error(`Chromatic did not start: ${error.message}`);
  return status ?? 1;
}

process.exitCode = main(process.argv.slice(2));
