import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs Chromatic's own command with a configuration, against a server on this machine. `reached` says whether it sent that server its token, which it does once it has accepted the configuration.
 */
async function tryConfiguration(config: object): Promise<{ reached: boolean; printed: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-chromatic-'));
  const file = join(folder, 'chromatic.config.json');
  await writeFile(file, JSON.stringify(config));
  let reached = false;
  let printed = '';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const args = [
    '--project-token=none',
    '--dry-run',
    '--skip-update-check',
    `--config-file=${file}`,
  ];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
        CHROMATIC_DISABLE_TELEMETRY: '1',
        DO_NOT_TRACK: '1',
      },
    },
  );
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.on('request', (_request, response) => {
    reached = true;
    response.end('{}');
    child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.on('close', resolve));
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
  return { reached, printed };
}

async function ourConfiguration(): Promise<object> {
  return JSON.parse(await readFile(join(root, 'chromatic.config.json'), 'utf8')) as object;
}

it('has a configuration that Chromatic accepts', async () => {
  const { reached, printed } = await tryConfiguration(await ourConfiguration());
  expect(printed).not.toContain('was invalid');
  expect(reached).toBe(true);
});

it('sends the Storybook that npm run build has written, and builds none itself', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const config = (await ourConfiguration()) as Record<string, unknown>;
  expect(scripts['build']).toContain(`--output-dir ${String(config['storybookBuildDir'])} `);
  expect(config).not.toHaveProperty('buildScriptName');
  expect(config).not.toHaveProperty('buildCommand');
});

it('detects an unknown key', async () => {
  const config = { ...(await ourConfiguration()), onlyChangd: true };
  const { reached, printed } = await tryConfiguration(config);
  expect(printed).toContain("Unrecognized key(s) in object: 'onlyChangd'");
  expect(reached).toBe(false);
});

it('reports that it skips without a token', async () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const script = join(root, 'tests/visual/chromatic.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  expect(stdout).toMatch(/^Chromatic was skipped: CHROMATIC_PROJECT_TOKEN is not set\./);
});
