import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { onlyKnownHosts, originOf, serverChoices } from '#src/demo-api/server-options.ts';

const origin = 'https://trips.example.com';
let server: Server;
afterEach(() => server?.close());

async function askAs(sent: string, options: { host: string; origin?: string }): Promise<number> {
  server = createServer(onlyKnownHosts(options, (_request, response) => void response.end()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', headers: { Host: sent } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('A server', () => {
  test.each([
    ['localhost:8080', { host: '127.0.0.1' }],
    ['trips.localhost:8080', { host: '127.0.0.1' }],
    ['127.0.0.1:8080', { host: '0.0.0.0' }],
    ['trips.example.com', { host: '127.0.0.1', origin }],
    ['Trips.Example.com:443', { host: '127.0.0.1', origin }],
    ['[2001:db8::7]:8080', { host: '2001:db8::7' }],
  ])('answers to the host %s', async (host, options) => {
    expect(await askAs(host, options)).toBe(200);
  });

  test.each([
    ['evil.example', { host: '127.0.0.1', origin }],
    ['127.0.0.1.evil.example', { host: '127.0.0.1' }],
    ['evil-localhost', { host: '127.0.0.1' }],
    ['evil@localhost', { host: '127.0.0.1' }],
    ['trips.example.com.', { host: '127.0.0.1', origin }],
    ['192.0.2.8', { host: '192.0.2.7' }],
  ])('refuses the host %j', async (host, options) => {
    expect(await askAs(host, options)).toBe(421);
  });
});

const values = {
  port: '8080',
  host: '127.0.0.1',
  data: 'data',
  'access-seconds': '1',
  'refresh-seconds': '1',
  'show-demo': false,
};

test.each([
  [{}, true],
  [{ origin }, false],
  [{ host: '0.0.0.0' }, false],
  [{ host: '0.0.0.0', 'show-demo': true }, true],
])('The demo account is shown with %j: %s', (given, expected) => {
  expect(serverChoices({ ...values, ...given }).showsDemo).toBe(expected);
});

test('The demo account cannot be shown at a public origin', () => {
  expect(() => serverChoices({ ...values, origin, 'show-demo': true })).toThrow(
    '--show-demo shows everyone the codes and links of all users, so --origin must be a loopback address.',
  );
});

test.each([
  ['::1', 'http://localhost:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
])('The printed URL of %s is %s', (host, expected) => {
  expect(originOf(host, 80)).toBe(expected);
});
