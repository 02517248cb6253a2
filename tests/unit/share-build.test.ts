import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOnce } from '../support/app-site/share-build.ts';

vi.mock('node:fs', { spy: true });

describe('the shared build of the app', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-share-build-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is made once for all that ask for it', async () => {
    const build = vi.fn((draft: string) => writeFile(join(draft, 'index.html'), 'a journal'));
    const sites = await Promise.all(Array.from({ length: 5 }, () => buildOnce(folder, build)));
    expect(new Set(sites).size).toBe(1);
    expect(build).toHaveBeenCalledOnce();
    expect(await readFile(join(sites[0] ?? '', 'index.html'), 'utf8')).toBe('a journal');
  });

  test('is not made again by a process that looked for it just before it came', async () => {
    const build = vi.fn((draft: string) => writeFile(join(draft, 'index.html'), 'a journal'));
    const site = await buildOnce(folder, build);
    vi.mocked(existsSync).mockReturnValueOnce(false);
    expect(await buildOnce(folder, build)).toBe(site);
    expect(build).toHaveBeenCalledOnce();
  });

  test('is tried again by those that wait when it fails', async () => {
    let builds = 0;
    const build = async (draft: string) => {
      builds += 1;
      await writeFile(join(draft, 'index.html'), '');
      if (builds === 1) throw new Error('No space is left.');
    };
    const [first, second] = await Promise.allSettled([
      buildOnce(folder, build),
      buildOnce(folder, build),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(builds).toBe(2);
  });
});
