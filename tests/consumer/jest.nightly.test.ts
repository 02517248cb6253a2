import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, runCommand } from './host.ts';
import { runOrThrow } from './whole-project.ts';

// Below the packages of the repository, where the package finds React.
const modules = join(repository, 'dist/jest/node_modules');

test('Jest tests every widget of the package in jsdom', async () => {
  const write = [
    join(repository, 'src/package/write-package.ts'),
    `--to=${join(modules, 'tessera-ui')}`,
  ];
  await runOrThrow(runCommand(process.execPath, write, repository));
  const jest = [join(repository, 'node_modules/jest/bin/jest.js'), '--config=tests/jest.config.ts'];
  const { code, output } = await runCommand(process.execPath, jest, repository, {
    TESSERA_MODULES: modules,
    DEBUG_PRINT_LIMIT: '0',
  });
  expect(code, output).toBe(0);
  expect(output).toMatch(/^Tests: +(\d+) passed, \1 total$/m);
});
