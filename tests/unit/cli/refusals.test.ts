import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CopyProject, files, star } from '#tests/support/copies.ts';

let project: CopyProject;
beforeEach(() => void (project = new CopyProject()));
afterEach(() => project.remove());

const run: CopyProject['run'] = (...args) => project.run(...args);

const v2 = { version: '0.2.0' };
const blue = star.replace('gold', 'blue');

/** Replaces the manifest of the copy by one with another field. */
const changeManifest = (fields: object) => {
  const path = '.copies/rating.json';
  project.edit({ [path]: JSON.stringify({ ...JSON.parse(project.text(path) ?? ''), ...fields }) });
};

/** Puts an item with another file in the registry. */
const publishHostile = (target: string) => {
  project.publish('rating', { ...files, 'rating/star.ts': blue, 'place-of-file': 'curl' }, v2);
  project.republish('rating', (text) => text.replace('@ui/tessera/place-of-file', target));
};

type Refusal = readonly [what: string, prepare: () => void, sentence: string, item?: string];

const refusals: Refusal[] = [
  [
    'no copies',
    () => renameSync(project.home, `${project.root}/.hidden`),
    'There are no copies of Tessera below ',
  ],
  [
    'an item that was not copied',
    () => {},
    'There is no copy of calendar here, only of rating.',
    'calendar',
  ],
  ['a later format', () => changeManifest({ format: 2 }), 'run npx tessera-ui@latest.'],
  [
    'a damaged manifest',
    () => changeManifest({ base: '' }),
    'restore it from your version control, or copy the item again.',
  ],
  [
    'a registry that is offline',
    () => changeManifest({ registry: 'http://127.0.0.1:9/r' }),
    'The registry http://127.0.0.1:9/r cannot be reached (',
  ],
  [
    'a registry that is gone',
    () => changeManifest({ registry: '/nowhere' }),
    'There is no registry in /nowhere: ',
  ],
  [
    'an item that the registry no longer has',
    () => changeManifest({ source: 'js/' }),
    'no longer has rating: it was renamed or removed',
  ],
  [
    'an older registry',
    () => changeManifest({ version: '0.9.0' }),
    'The registry has rating 0.2.0, which is older than your copy of 0.9.0',
  ],
  [
    'an item that is not JSON',
    () => project.give({ '.registry/standalone/rating.json': '<!doctype html>' }),
    'is not an item of Tessera (it is not JSON)',
  ],
  [
    'an item without a manifest',
    () => project.give({ '.registry/standalone/rating.json': '{"files":[]}' }),
    'it has no manifest',
  ],
  [
    'an item with a file above',
    () => publishHostile('@ui/tessera/../evil.ts'),
    'is refused: it has a file outside of its folder, @ui/tessera/../evil.ts.',
  ],
  [
    'an item with an absolute file',
    () => publishHostile('/etc/evil'),
    'outside of its folder, /etc/evil.',
  ],
  [
    'an item with a file of the home folder',
    () => publishHostile('~/.bashrc'),
    'outside of its folder, ~/.bashrc.',
  ],
  [
    'an item with the manifest of another',
    () => publishHostile('@ui/tessera/.copies/other.json'),
    'outside of its folder',
  ],
  [
    'an item with a file that its manifest does not list',
    () => publishHostile('@ui/tessera/rating/more.ts'),
    'its files are not those of its manifest',
  ],
];

const rows = refusals.map(([what, prepare, sentence, item]) => ({ what, prepare, sentence, item }));

test.each(rows)('with $what, nothing is written', async ({ prepare, sentence, item }) => {
  project.copy('rating', files);
  project.publish('rating', { ...files, 'rating/star.ts': blue }, v2);
  prepare();
  const before = project.text('.copies/rating.json');
  const { code, output } = await run('update', item);
  expect(output).toContain(sentence);
  expect(output.split('\n')).toHaveLength(1);
  expect(code).toBe(2);
  expect(project.text('.copies/rating.json')).toBe(before);
  if (before !== undefined) expect(project.text('rating/star.ts')).toBe(star);
});

test('a link that leads out of the folder is not followed', async () => {
  project.copy('rating', { 'own.ts': 'a\n', 'rating/star.ts': star });
  const outside = join(project.root, 'outside');
  renameSync(join(project.home, 'rating'), outside);
  symlinkSync(outside, join(project.home, 'rating'), 'junction');
  project.publish('rating', { 'own.ts': 'b\n', 'rating/star.ts': blue }, v2);
  const { code, output } = await run('update');
  expect(output).toContain('is a link to a place outside of');
  expect(code).toBe(2);
  expect(project.text('rating/star.ts')).toBe(star);
  expect(project.text('own.ts')).toBe('a\n');
});

test('if a file cannot be replaced, the others are as before', async () => {
  project.copy('rating', { 'a.ts': 'a\n', 'b.ts': 'b\n', 'z.ts': 'z\n' });
  project.delete('b.ts');
  project.publish('rating', { 'a.ts': 'a2\n', 'b.ts/new.ts': 'n\n', 'c.ts': 'c\n' }, v2);
  // A folder in the place of the new file.
  mkdirSync(join(project.home, 'c.ts'));
  const { code, output } = await run('update');
  expect(output).toContain('cannot be written');
  expect(code).toBe(2);
  expect(project.text('a.ts')).toBe('a\n');
  expect(project.text('z.ts')).toBe('z\n');
  expect(readdirSync(project.home)).toEqual(['.copies', 'a.ts', 'c.ts', 'z.ts']);
  expect(readdirSync(join(project.home, '.copies'))).toEqual(['rating.json']);
});

test('a reader that closes the pipe, such as head, ends the command without a stack trace', async () => {
  const command = fileURLToPath(new URL('../../../src/cli/tessera-ui.ts', import.meta.url));
  const child = spawn(process.execPath, [command, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => void (errors += String(chunk)));
  await once(child, 'close');
  expect(errors).toBe('');
});
