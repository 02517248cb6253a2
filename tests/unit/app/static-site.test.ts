import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressSite, staticSite } from '#src/app/server/static-site.ts';

let folder = '';
let server: Server;
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-site-'));
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeFile(join(folder, 'site/index.html'), '<title>App</title>');
  await writeFile(join(folder, 'site/assets/main-a1.js'), 'export {};');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await compressSite(join(folder, 'site'));
  server = createServer(getRequestListener(staticSite(join(folder, 'site')).fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('The served app', () => {
  test.each(['/', '/trips/new', '/trips/a?b=c'])('responds to %s with the page', async (path) => {
    const answer = await ask(path);
    expect(await answer.text()).toBe('<title>App</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    );
  });

  test('caches files with a hash in their name forever, and compresses them', async () => {
    const answer = await ask('/assets/main-a1.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const again = await ask('/assets/main-a1.js', {
      headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('encodes for %s as %s', async (accepted, encoding) => {
    const answer = await ask('/assets/main-a1.js', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('export {};');
  });

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/assets/',
    '/assets/a/b',
    '/x/../assets/gone',
    '/%2e%2e/secret.js',
    '/..%2fsecret.js',
    '/%00.js',
    '/%ff.js',
  ])('responds to %s with 404', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBeNull();
    expect(await answer.text()).toBe('Not found');
  });

  test('rejects POST', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });
});
