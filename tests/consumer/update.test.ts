import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCli, cliPath } from '#src/package/compile-modules.ts';
import { readSources, writeFolder } from '#src/registry/source-files.ts';
import { makeHost, offline, readTree, repository, run, runCommand } from './host.ts';
import { items, laterEdits, writeVersion } from './item-versions.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';

// Copies of a real version, edited as a developer would, are updated to a later one, with the command as it is published.

const folder = mkdtempSync(join(tmpdir(), 'tessera-update-'));
const registry = join(folder, 'registry');
const tool = join(folder, 'package', cliPath);
const at = 'src/components/ui/tessera';
let server: RegistryServer;

beforeAll(async () => {
  server = await serveRegistry(registry);
  const bin = await bundleCli(repository.replace(/\/$/, ''));
  writeFolder(join(folder, 'package'), [
    [cliPath, bin],
    ['package.json', '{ "type": "module", "version": "0.2.0" }'],
  ]);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Publishes the version of the repository as 0.1.0, or the later one as 0.2.0. */
async function publish(version: '0.1.0' | '0.2.0'): Promise<void> {
  const changes = version === '0.1.0' ? [] : laterEdits;
  const facts = { version, registry: `${server.url}/r`, edits: changes };
  await writeVersion(registry, readSources(repository), facts);
}

/** Fresh project with copies of the first version. */
async function copied(name: string): Promise<string> {
  await publish('0.1.0');
  const host = makeHost('vite-strict', join(folder, name));
  const addresses = items.map((item) => `${server.url}/r/standalone/${item}.json`);
  const environment = offline(host, `${server.url}/own`);
  const { code, output } = await run('shadcn', ['add', '--yes', ...addresses], host, environment);
  expect(code, output).toBe(0);
  writeFileSync(
    join(host, 'src/app.tsx'),
    `import { DatePicker } from '@/components/ui/tessera/components/date-picker/date-picker';
import { Rating } from '@/components/ui/tessera/components/rating/rating';

export const App = ({ page }: { page: string }) => [<DatePicker key="date" />, <Rating key={page} />];
`,
  );
  return host;
}

function updateIn(host: string, ...args: readonly string[]) {
  return runCommand(process.execPath, [tool, ...args], host);
}

/** Changes a file of the copies as a developer would. */
function edit(host: string, path: string, from: string, to: string): void {
  const place = join(host, at, path);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replaceAll(from, to));
}

const paths = {
  cell: 'components/calendar/cell.css',
  panel: 'components/date-picker/date-picker-panel.tsx',
  picker: 'components/date-picker/date-picker.tsx',
};

/** The selected day as a circle, a note in the footer of the panel, a variable of another name. */
function editAll(host: string): void {
  const glaze = '    --cell-shadow: var(--tessera-shadow-glaze);\n';
  edit(host, paths.cell, glaze, `${glaze}    border-radius: 50%;\n`);
  edit(
    host,
    paths.panel,
    '        </PickerPanelFooter>\n',
    '          <p>Prices are per night.</p>\n        </PickerPanelFooter>\n',
  );
  edit(host, paths.picker, 'const clear = ', 'const empty = ');
  edit(host, paths.picker, '={clear}', '={empty}');
}

async function typeErrors(host: string): Promise<string> {
  const { output } = await run('tsc', ['--project', '.', '--pretty', 'false'], host);
  return output;
}

const merged = [
  'updated   components/date-picker/date-picker-panel.css',
  'merged    components/date-picker/date-picker-panel.tsx',
  'merged    components/date-picker/date-picker.tsx',
  'renamed   components/date-picker/panel-summary.tsx (from components/date-picker/date-summary.tsx)',
  'deleted   components/rating/percentages.ts',
];

test('the command runs without any package', async () => {
  expect(await updateIn(folder, '--version')).toEqual({ code: 0, output: '0.2.0\n' });
});

test('edits and news are merged, and the project compiles', async () => {
  const host = await copied('edited');
  editAll(host);
  const { output: local } = await updateIn(host, 'status');
  expect(local).toMatch(/date-picker 0\.1\.0, 3 files edited\n(?: +edited .*\n){3} +up to date/);
  expect(local).toMatch(/rating 0\.1\.0, not edited\n +up to date/);

  await publish('0.2.0');
  const before = readTree(join(host, at));
  expect((await updateIn(host, 'update', '--dry-run')).code).toBe(0);
  expect(readTree(join(host, at))).toEqual(before);
  const { code, output } = await updateIn(host, 'update');
  for (const line of merged) expect(output).toContain(line);
  expect(code, output).toBe(0);

  const after = readTree(join(host, at));
  expect(after.get(paths.cell)).toContain('border-radius: 50%;');
  expect(after.get(paths.panel)).toContain('<p>Prices are per night.</p>');
  expect(after.get(paths.panel)).toContain('tessera-date-picker-panel__date-text');
  expect(after.get(paths.picker)).toMatch(/const empty = [^]*hideToday/);
  expect(await typeErrors(host)).toBe('');
  expect((await updateIn(host, 'update')).output).toBe('Everything is up to date.\n');

  // Without edits, a copy of the later version is the same.
  const fresh = makeHost('vite-strict', join(folder, 'fresh'));
  const environment = offline(fresh, `${server.url}/own`);
  const addresses = items.map((item) => `${server.url}/r/standalone/${item}.json`);
  await run('shadcn', ['add', '--yes', ...addresses], fresh, environment);
  const copiedAnew = readTree(join(fresh, at));
  expect([...after.keys()]).toEqual([...copiedAnew.keys()]);
  const different = [...after].filter(([path, text]) => copiedAnew.get(path) !== text);
  expect(different.map(([path]) => path)).toEqual(Object.values(paths).sort());
});
