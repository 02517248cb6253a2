import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSources } from '#src/registry/source-files.ts';
import { readPackage, type PackedPackage } from './built-package.ts';
import { copyTemplate, repository, run, runCommand } from './host.ts';
import { items, laterEdits, writeVersion } from './item-versions.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { npm, runOrThrow } from './whole-project.ts';

// Projects whose packages npm or pnpm has really installed, with the command of the packed package and Prettier.

const folder = mkdtempSync(join(tmpdir(), 'tessera-update-'));
const registry = join(folder, 'registry');
const at = 'src/components/ui/tessera';

let server: RegistryServer;
let packed: PackedPackage;
/** Environment with pnpm, and with the CLI's own registry here. */
let environment: Record<string, string>;

beforeAll(async () => {
  server = await serveRegistry(registry);
  packed = await readPackage();
  const tools = join(folder, 'tools');
  await runOrThrow(npm(['install', `--prefix=${tools}`, 'pnpm@12'], folder));
  const path = [join(tools, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  environment = { PATH: path, REGISTRY_URL: `${server.url}/own`, CI: '1' };
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function publish(version: string, edits: typeof laterEdits = []): Promise<void> {
  const address = `${server.url}/r`;
  return writeVersion(registry, readSources(repository), { version, registry: address, edits });
}

const managers = [
  { manager: 'npm', add: ['install', '--save-dev'], exec: ['exec', '--'] },
  { manager: 'pnpm', add: ['add', '--save-dev'], exec: ['exec'] },
];

test.each(managers)(
  'in a project of $manager, formatted copies are updated',
  async ({ manager, add, exec }) => {
    await publish('0.1.0');
    const host = copyTemplate('vite-strict', join(folder, manager));
    // The copies are all that it compiles, and its lock file is that of its package manager.
    for (const path of ['package-lock.json', 'src/app.tsx', 'src/main.tsx'])
      rmSync(join(host, path));
    const inHost = (...args: string[]) => runCommand(manager, args, host, environment);
    await runOrThrow(inHost(...add, packed.tarball, 'prettier@3'));
    const addresses = items.map((item) => `${server.url}/r/standalone/${item}.json`);
    await runOrThrow(run('shadcn', ['add', '--yes', ...addresses], host, environment));
    const command = (...args: string[]) => inHost(...exec, ...args);

    writeFileSync(join(host, '.prettierrc'), '{ "semi": false, "tabWidth": 4 }');
    const panel = join(host, at, 'components/date-picker/date-picker-panel.tsx');
    const note = '          </p>\n          <p>Prices are per night.</p>\n';
    writeFileSync(panel, readFileSync(panel, 'utf8').replace('          </p>\n', note));
    await runOrThrow(command('prettier', '--write', at));
    const { output: status } = await command('tessera-ui', 'status');
    expect(status).toMatch(/date-picker 0\.1\.0, 1 file edited\n.*date-picker-panel\.tsx\n/);
    expect(status).toMatch(/rating 0\.1\.0, not edited\n/);

    await publish('0.2.0', laterEdits);
    const { code, output } = await command('tessera-ui', 'update');
    expect(output).toContain('merged    components/date-picker/date-picker-panel.tsx');
    expect(output).toContain('(from components/date-picker/date-summary.tsx)');
    expect(code, output).toBe(0);
    expect(readFileSync(panel, 'utf8')).toMatch(/date-text[^]*Prices are per night/);
    await runOrThrow(command('tsc', '--project', '.', '--pretty', 'false'));
  },
);
