import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPackage } from './built-package.ts';
import { runCommand } from './host.ts';
import { runOrThrow, npm } from './whole-project.ts';

// Messages from npm and from the package to a developer with another version of React.

const folder = mkdtempSync(join(tmpdir(), 'tessera-old-react-'));
let archive: string;

beforeAll(async () => {
  archive = (await readPackage()).tarball;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function projectWith(name: string, dependencies: Record<string, string>): string {
  const host = join(folder, name);
  mkdirSync(host);
  const manifest = { name, private: true, type: 'module', dependencies };
  writeFileSync(join(host, 'package.json'), JSON.stringify(manifest));
  return host;
}

test('npm refuses to install the package with React 18 and names the required version', async () => {
  const host = projectWith('react-18', { react: '18.3.1', 'react-dom': '18.3.1' });
  const { code, output } = await npm(['install', archive], host);
  expect(code).not.toBe(0);
  expect(output).toContain('ERESOLVE');
  expect(output).toMatch(/peer react(-dom)?@"\^19\.0\.0" from tessera-ui@/);
  expect(output).toMatch(/Found: react(-dom)?@18\.3\.1/);
});

test('where React 18 is forced, the package reports once what to do', async () => {
  const host = projectWith('forced', { react: '18.3.1', 'react-dom': '18.3.1' });
  await runOrThrow(npm(['install', archive, '--legacy-peer-deps'], host));
  const script = "await import('tessera-ui/rating')";
  const args = ['--input-type=module', '--eval', script];
  const { code, output } = await runCommand(process.execPath, args, host);
  expect(code, output).toBe(0);
  expect(output.match(/requires React 19, but this page uses React 18\.3\.1/g)).toHaveLength(1);
  expect(output).toContain('npm install react@19 react-dom@19');
});

test('without React, npm installs a compatible version', async () => {
  const host = projectWith('without', {});
  await runOrThrow(npm(['install', archive], host));
  const script = "console.log(Object.keys(await import('tessera-ui/rating')).join(' '))";
  const args = ['--input-type=module', '--eval', script];
  const { code, output } = await runCommand(process.execPath, args, host);
  expect(code, output).toBe(0);
  expect(output).toContain('RatingDisplay');
});
