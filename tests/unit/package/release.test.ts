import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { joinedSheets } from '#src/package/build-package.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tessera-release-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const versionIn = (place: string) =>
  (JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as { version: string }).version;

test('a release moves the change notes into the changelog and sets the version', () => {
  cpSync(join(root, '.changeset'), join(folder, '.changeset'), { recursive: true });
  for (const file of ['package.json', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file));
  const note = "---\n'tessera-ui': major\n---\n\nRating counts in thirds.\n";
  writeFileSync(join(folder, '.changeset/thirds.md'), note);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const tool = join(root, 'node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [tool, 'version'], { cwd: folder, stdio: 'pipe' });
  expect(versionIn(folder)).toBe(`${Number(versionIn(root).split('.')[0]) + 1}.0.0`);
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
    /^# tessera-ui\n\n## [\d.]+\n\n### Major Changes\n\n[\s\S]*Rating counts in thirds\./,
  );
});

test('an entry point has one sheet of everything that it can render, in the order of the imports', () => {
  const imports = {
    'index.js': ['dial/index.js', 'knob/index.js'],
    'dial/index.js': ['dial/dial.js'],
    'dial/dial.js': ['react', 'knob/index.js', 'dial/dial.module.js', 'dial/late.js'],
    'dial/dial.module.js': ['#styles/dial/dial.css'],
    // Lazy parts may import their importers.
    'dial/late.js': ['dial/dial.js', '#styles/dial/late.css'],
    'knob/index.js': ['#styles/knob/knob.css'],
    'rules/index.js': [],
  };
  const modules = {
    files: new Map([
      ['dial/dial.css', '.dial {}\n'],
      ['dial/late.css', '.late {}\n'],
      ['knob/knob.css', '.knob {}\n'],
    ]),
    imports: new Map(Object.entries(imports)),
    packages: [],
  };
  const entryPoints = [
    { name: '.', entry: 'index.ts' },
    { name: './dial', entry: 'dial/index.ts' },
    { name: './knob', entry: 'knob/index.ts' },
    { name: './rules', entry: 'rules/index.ts' },
    { name: './tokens.css', entry: 'tokens/tokens.css' },
  ];
  expect(Object.fromEntries(joinedSheets(modules, entryPoints))).toEqual({
    'styles.css': '.knob {}\n.dial {}\n.late {}\n',
    'dial.css': '.knob {}\n.dial {}\n.late {}\n',
    'knob.css': '.knob {}\n',
  });
});
