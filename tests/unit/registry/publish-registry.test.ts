import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishRegistry } from '#.storybook/build/publish-registry.ts';

let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [publishRegistry()],
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server.close());

test('the server of the Storybook responds with an item of the current sources', async () => {
  const response = await fetch(`${url}r/tokens.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  const { files } = (await response.json()) as { files: Array<{ path: string }> };
  expect(files.map(({ path }) => path)).toEqual(['LICENSE', 'README.md', 'src/tokens/tokens.css']);
  // The first item waits until the import graph of all sources has been read.
});

test('it reports an unknown item, and serves the files one by one', async () => {
  const missing = await fetch(`${url}r/nothing.json`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('There is no r/nothing.json.');
  const sheet = await fetch(`${url}r/src/tokens/tokens.css`);
  expect(sheet.headers.get('content-type')).toContain('text/css');
  expect(await sheet.text()).toContain('--tessera-color-accent');
});
