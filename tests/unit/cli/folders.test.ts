import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyProject, files, star } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

const run: CopyProject['run'] = (...args) => project.run(...args);

const v2 = { version: '0.2.0' };
const blue = star.replace('gold', 'blue');
const large = star.replace('24', '48');

const shared = { 'core/dates.ts': star };

test('a file of two items is updated once, and an older sibling is named', async () => {
  project.copy('calendar', { ...shared, 'calendar.ts': 'a\n' });
  project.copy('rating', { ...shared, 'rating.ts': 'b\n' });
  project.edit({ 'core/dates.ts': large });
  const next = star.replace('}\n', '}\n\nexport {};\n');
  project.publish('rating', { 'core/dates.ts': next, 'rating.ts': 'b\n' }, v2);
  project.publish('calendar', { 'core/dates.ts': next, 'calendar.ts': 'c\n' }, v2);

  const one = await run('update', 'rating');
  expect(one.output).toBe(`Updated in src/ui/tessera
  rating 0.1.0 -> 0.2.0
    merged    core/dates.ts
  calendar 0.1.0 shares some of these files: npx tessera-ui update calendar`);
  const merged = large.replace('}\n', '}\n\nexport {};\n');
  expect(project.text('core/dates.ts')).toBe(merged);

  const other = await run('update', 'calendar');
  expect(other.output).toBe(
    'Updated in src/ui/tessera\n  calendar 0.1.0 -> 0.2.0\n    updated   calendar.ts',
  );
  expect(project.text('core/dates.ts')).toBe(merged);
  expect((await run('status')).output.match(/edited {4}core\/dates\.ts/g)).toHaveLength(2);
});

test('a file that one of two items no longer has stays for the other', async () => {
  project.copy('calendar', { ...shared, 'calendar.ts': 'a\n' });
  project.copy('rating', { ...shared, 'rating.ts': 'b\n' });
  project.publish('rating', { 'rating.ts': 'b\n' }, v2);
  expect((await run('update', 'rating')).output).toContain('no file changes');
  expect(project.text('core/dates.ts')).toBe(star);
  project.publish('calendar', { 'calendar.ts': 'a\n' }, v2);
  expect((await run('update')).output).toContain('deleted   core/dates.ts');
  expect(project.text('core/dates.ts')).toBeUndefined();
});

test('an item that was copied later has already brought a newer text of a shared file', async () => {
  project.copy('calendar', { ...shared, 'calendar.ts': 'a\n' });
  project.copy('rating', { 'core/dates.ts': blue, 'rating.ts': 'b\n' }, v2);
  expect((await run('status')).output.match(/not edited/g)).toHaveLength(2);
  project.publish('calendar', { 'core/dates.ts': blue, 'calendar.ts': 'a\n' }, v2);
  expect((await run('update')).output).toContain('no file changes');
});

test('a folder that was moved and renamed is found, and packages are named', async () => {
  project.copy('rating', files);
  const moved = join(project.root, 'packages/web/lib/stars');
  mkdirSync(join(project.root, 'packages/web/lib'), { recursive: true });
  renameSync(project.home, moved);
  project.give({ 'packages/web/package.json': '{}', 'pnpm-lock.yaml': '' });
  const facts = { ...v2, packages: ['react-day-picker@10.0.2'] };
  project.publish('rating', { ...files, 'rating/star.ts': blue }, facts);
  expect((await run('update')).output).toBe(`Updated in packages/web/lib/stars
  rating 0.1.0 -> 0.2.0
    updated   rating/star.ts
  Then run: pnpm add react-day-picker@10.0.2`);
});

test('news of the same version come with the package of the same address', async () => {
  const address = 'http://127.0.0.1:6006/package/tessera-ui-0.1.0.tgz';
  const facts = { packages: [`tessera-ui@${address}`, 'react-day-picker@10.0.2'] };
  const dependencies = { 'tessera-ui': address, 'react-day-picker': '^10.0.2' };
  project.give({ 'package.json': JSON.stringify({ dependencies }) });
  project.copy('rating', files, facts);
  expect((await run('update')).output).toBe('Everything is up to date.');
  project.publish('rating', { ...files, 'rating/star.ts': blue }, facts);
  const { output } = await run('update');
  expect(output).toContain(`\n  Then run: npm install tessera-ui@${address}`);
});

test('status and update name packages that the last update has asked for', async () => {
  project.give({ 'package.json': JSON.stringify({ dependencies: { 'tessera-ui': '0.1.0' } }) });
  project.copy('rating', files);
  const facts = { ...v2, packages: ['tessera-ui@0.2.0'] };
  project.publish('rating', { ...files, 'rating/star.ts': blue }, facts);
  expect((await run('status')).output).not.toContain('npm install');
  expect((await run('update')).output).toContain('  Then run: npm install tessera-ui@0.2.0');
  const needed =
    'The copies in src/ui/tessera need packages that are missing or too old: npm install tessera-ui@0.2.0';
  expect((await run('status')).output).toContain(needed);
  expect(await run('update')).toEqual({
    code: 0,
    output: `Everything is up to date.\n${needed}`,
  });
});

test('a registry that an item does not name is remembered from the option', async () => {
  project.copy('rating', files);
  const path = '.copies/rating.json';
  const unknown = (text = '') => text.replace(/ {2}"registry": .*\n/, '');
  project.edit({ [path]: unknown(project.text(path)) });
  project.publish('rating', { ...files, 'rating/star.ts': blue }, v2);
  project.republish('rating', (text) => text.replace(/ {2}\\"registry\\": .*?\\n/, ''));
  expect(await run('update')).toEqual({
    code: 2,
    output:
      'The copy of rating does not say from which registry it came: add --registry=<address or folder>, which the next copy remembers.',
  });
  expect((await run('update', undefined, { registry: '.registry' })).code).toBe(0);
  expect(await run('update')).toEqual({ code: 0, output: 'Everything is up to date.' });
});

test('permissions stay', async () => {
  project.copy('rating', files);
  chmodSync(join(project.home, 'rating/star.ts'), 0o750);
  project.publish('rating', { ...files, 'rating/star.ts': blue }, v2);
  await run('update');
  const { mode } = statSync(join(project.home, 'rating/star.ts'));
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o750);
});

test('conflicts are resolved before the next update', async () => {
  project.copy('rating', files);
  project.edit({ 'rating/star.ts': large });
  project.publish('rating', { ...files, 'rating/star.ts': star.replace('24', '32') }, v2);
  expect((await run('update')).code).toBe(1);
  const conflicted = project.text('rating/star.ts');
  const refusal = {
    code: 2,
    output: 'Resolve the conflicts of the last update first, in src/ui/tessera/rating/star.ts.',
  };
  expect(await run('update')).toEqual(refusal);
  project.publish('rating', { ...files, 'rating/star.ts': blue }, { version: '0.3.0' });
  expect(await run('update')).toEqual(refusal);
  expect(project.text('rating/star.ts')).toBe(conflicted);
});

test('the other items are updated if the registry no longer has one', async () => {
  project.copy('calendar', { 'calendar.ts': 'a\n' });
  project.copy('rating', files);
  project.publish('rating', { ...files, 'rating/star.ts': blue }, v2);
  project.give({ '.registry/standalone/calendar.json': '' });
  rmSync(`${project.registry}/standalone/calendar.json`);
  const { code, output } = await run('update');
  expect(output).toContain('updated   rating/star.ts');
  expect(output).toContain('no longer has calendar');
  expect(code).toBe(2);
});
