import { onTestFinished } from 'vitest';
import { startAuthServer, type HttpAuthServer } from './http-server.ts';
import { ada, createRig, TestClock, type Rig, type RigChoices } from './rig.ts';

/** Rig with a loopback server, called over HTTP. */
export interface HttpRig extends Rig {
  server: HttpAuthServer;
}

/** Starts a server and a helper for the test; both end with the test. */
export async function createHttpRig(choices: RigChoices = {}): Promise<HttpRig> {
  const { clock = new TestClock() } = choices;
  const server = await startAuthServer({ now: clock.now, ...choices.server });
  const rig = createRig({
    ...choices,
    clock,
    protocol: server.protocol,
    origin: server.origin,
    options: { fetch: (input, init) => fetch(input, init), ...choices.options },
  });
  onTestFinished(async () => {
    rig.auth.dispose();
    await server.close();
  });
  return { ...rig, server };
}

/** Rig with a loopback server, signed in as Ada. */
export async function signedInOverHttp(choices: RigChoices = {}): Promise<HttpRig> {
  const rig = await createHttpRig(choices);
  await rig.auth.start();
  await rig.auth.login(ada);
  return rig;
}

/** Helper of a reloaded page: the same store, clock and server. */
export function reloaded(rig: HttpRig, choices: RigChoices = {}): Rig {
  const { clock, store, protocol, server } = rig;
  const again = createRig({
    clock,
    store,
    protocol,
    origin: server.origin,
    ...choices,
    options: { fetch: (input, init) => fetch(input, init), ...choices.options },
  });
  onTestFinished(() => again.auth.dispose());
  return again;
}

/** `fetch` with a cookie jar, which Node.js does not have. */
export function fetchWithJar(jar: Map<string, string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const pairs = [...jar].map(([name, value]) => `${name}=${value}`);
    if (pairs.length > 0) request.headers.set('cookie', pairs.join('; '));
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
}
