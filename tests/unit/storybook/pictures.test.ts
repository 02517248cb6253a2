import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  publishPictures,
  reviewPictures,
  type PictureFact,
} from '#.storybook/pictures/publish-pictures.ts';
import { orphanResult } from '#tests/visual/baselines.ts';
import { readReport, writeReport } from '#tests/visual/report.ts';
import type { RunResults, Status } from '#tests/visual/results.ts';
import { drawSheet } from '#tests/visual/sheet.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
const folders = { baselines: join(root, 'baselines'), output: join(root, 'report') };
const stories = ['components-rating--default', 'components-rating--sizes'] as const;
const [story, other] = stories;

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function png(width: number): Buffer {
  return PNG.sync.write(new PNG({ width, height: 4 }));
}

/** File of a picture: all of a component share one here. */
const fileOf = (id: string) => `${id.split('--')[0]}/all.sheet.png`;
const accepted = [`${story}/light`, `${story}/dark`, `${other}/hover`];
const result = (id: string, status: Status) => ({ ...orphanResult(id, fileOf(id)), status });

let server: ViteDevServer;
let home = '';

beforeAll(async () => {
  write(join(folders.baselines, 'browser.json'), '{ "browser": "Chromium 1" }\n');
  const contents = accepted.map((id) => ({ id, png: new PNG({ width: 8, height: 4 }), hash: '' }));
  write(join(folders.baselines, fileOf(story)), drawSheet(contents));
  for (const id of accepted) {
    write(join(folders.output, 'before', `${id}.png`), png(8));
    write(join(folders.output, 'shots', `${id}.png`), png(16));
  }
  write(join(root, 'secret.png'), png(1));
  const run: RunResults = {
    pinned: 'Chromium 1',
    decides: true,
    results: [
      result(`${story}/light`, 'changed'),
      result(`${story}/dark`, 'same'),
      result(`${other}/hover`, 'failed'),
    ],
  };
  await writeReport(run, folders.output);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [publishPictures(folders), reviewPictures(folders)],
  });
  await server.listen();
  home = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server?.close());

async function acceptedPictures(): Promise<PictureFact[]> {
  return (await (await fetch(`${home}pictures.json`)).json()) as PictureFact[];
}

function accept(ids: unknown, headers: Record<string, string> = {}) {
  return fetch(`${home}pictures-review/accept`, {
    method: 'POST',
    headers: { origin: new URL(home).origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ids }),
  });
}

const widthOf = async (id: string) =>
  (await acceptedPictures()).find((picture) => picture.id === id)?.box.width;

describe('The server of the pictures', () => {
  test('lists the accepted pictures with their sizes', async () => {
    const size = [8 + 16 + 8 + 16 + 8, 4];
    const file = fileOf(story);
    expect(await acceptedPictures()).toEqual([
      { id: `${story}/dark`, file, size, box: { x: 0, y: 0, width: 8, height: 4 } },
      { id: `${story}/light`, file, size, box: { x: 24, y: 0, width: 8, height: 4 } },
      { id: `${other}/hover`, file, size, box: { x: 48, y: 0, width: 8, height: 4 } },
    ]);
  });

  test('serves the report of the last run', async () => {
    const response = await fetch(`${home}pictures-review/`);
    expect(response.headers.get('content-type')).toBe('text/html');
    const page = await response.text();
    expect(page).toContain('<title>Pictures of Tessera</title>');
    // Written for production also in development, whose React would not run.
    expect(page).not.toContain('jsxDEV');
  });

  test.each([
    'shots/..%2F..%2Fsecret',
    '..%2F..%2Fsecret',
    `baselines/${story}/light`,
    `shots/${story}/high-contrast`,
  ])('serves no other file: %s', async (path) => {
    const response = await fetch(`${home}pictures-review/${path}.png`);
    expect(response.status).toBe(404);
  });

  test.each([
    ['a picture that is as accepted', `${story}/dark`],
    ['a picture that could not be taken', `${other}/hover`],
    ['a name that the run does not know', `${story}/narrow`],
    ['a path', '../../secret'],
    ['every picture at once', 'all'],
    ['a story', story],
    ['something else than a name', { toString: 'all' }],
  ])('does not accept %s', async (_, id) => {
    expect((await accept(id)).status).toBe(404);
    expect((await accept([`${story}/light`, id])).status).toBe(404);
    expect(await widthOf(`${story}/light`)).toBe(8);
  });

  test('does not accept for a page of another site, a form, or a link', async () => {
    const id = `${story}/light`;
    expect((await accept([id], { origin: 'https://example.com' })).status).toBe(403);
    expect((await accept([id], { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await fetch(`${home}pictures-review/accept`)).status).toBe(405);
    expect(await widthOf(id)).toBe(8);
  });

  test('writes an accepted picture to its baseline and takes it off the list', async () => {
    const id = `${story}/light`;
    const response = await accept([id]);
    expect([response.status, await response.json()]).toEqual([200, { accepted: [id] }]);
    expect(await widthOf(id)).toBe(16);
    expect(existsSync(join(folders.baselines, 'browser.json'))).toBe(true);
    const left = (await readReport(folders.output))?.results.filter(
      ({ status }) => status !== 'same',
    );
    expect(left?.map(({ picture }) => picture.id)).toEqual([`${other}/hover`]);
  });
});
