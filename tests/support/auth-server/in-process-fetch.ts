import type { AuthProtocol } from './protocol.ts';

/** `fetch` that calls the protocol directly, without a network, and fails as a network does. */
export function inProcessFetch(protocol: AuthProtocol, origin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), origin),
      init,
    );
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const response = await protocol.respond({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    request.signal.throwIfAborted();
    if (response.broken) throw new TypeError('fetch failed');
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    return new Response(response.body, { status: response.status, headers });
  };
}
