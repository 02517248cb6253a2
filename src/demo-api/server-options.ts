import { createServer, type RequestListener, type Server } from 'node:http';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { openNodeApi } from './node-api.ts';
import { isLocalOrigin, isLoopback } from './routes/route-parts.ts';
import { isDay } from './store/fields.ts';

/** Command line options of the API servers, for `parseArgs`; port and folder have defaults of each server. */
export const serverOptions = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  'access-seconds': { type: 'string', default: '1800' },
  'refresh-seconds': { type: 'string', default: '2592000' },
  today: { type: 'string' },
  origin: { type: 'string' },
  'show-demo': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Usage lines of the shared options. */
export const serverUsage = `  --access-seconds  lifetime of an access token, 1800 unless given
  --refresh-seconds lifetime of a refresh token, 2592000 unless given
  --today           reference date of the initial trips, such as 2026-04-15; default: today
  --origin          origin of the app, such as https://trips.example.com, for links in messages and for passkeys;
                    requests to other hosts are refused, except for loopback addresses and --host
  --show-demo       shows everyone the demo account, and the mailbox with all messages; impossible at a public
                    --origin, otherwise always on for a loopback address
TESSERA_DEMO_PASSWORD sets the password of the accounts. Default: generated on the first start.`;

/** Parses the command line. If that fails, prints the error and the usage, and sets a failing exit code. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exitCode = 1;
    return undefined;
  }
}

/** Parsed values of {@link serverOptions}. */
export interface ServerValues {
  port: string;
  host: string;
  data: string;
  'access-seconds': string;
  'refresh-seconds': string;
  today?: string | undefined;
  origin?: string | undefined;
  'show-demo': boolean;
}

/** Converts the values to options. Throws an error with a message for the user if a value is invalid. */
export function serverChoices(values: ServerValues) {
  const { host, data, today, origin } = values;
  if (today !== undefined && !isDay(today)) {
    throw new Error(`--today must be a date such as 2026-04-15, not "${today}".`);
  }
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
    throw new Error(
      `--origin must be an origin such as https://trips.example.com, not "${origin}".`,
    );
  }
  if (values['show-demo'] && !isLocalOrigin(origin)) {
    throw new Error(
      '--show-demo shows everyone the codes and links of all users, so --origin must be a loopback address.',
    );
  }
  return {
    host,
    port: wholeNumber(values, 'port'),
    folder: data,
    // An empty variable counts as unset.
    password: process.env.TESSERA_DEMO_PASSWORD || undefined,
    lifetimes: {
      access: wholeNumber(values, 'access-seconds'),
      refresh: wholeNumber(values, 'refresh-seconds'),
    },
    today,
    ...(origin !== undefined && { origin }),
    // A proxy on the same machine may publish a loopback address.
    showsDemo: values['show-demo'] || (isLoopback(host) && isLocalOrigin(origin)),
    onError: (error: unknown, id: string) => console.error(`Request ${id} failed:`, error),
  };
}

function wholeNumber(
  values: ServerValues,
  name: 'port' | 'access-seconds' | 'refresh-seconds',
): number {
  const value = Number(values[name]);
  if (values[name] !== '' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} takes a whole number, not "${values[name]}".`);
}

/**
 * Returns the origin of a server to open in a browser: localhost for a loopback address, because passkeys
 * cannot belong to an IP address.
 */
export function originOf(host: string, port: number): string {
  return `http://${isLoopback(host) ? 'localhost' : inUrl(host)}:${port}`;
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/**
 * Returns a listener that refuses requests to unknown hosts, so that a foreign page whose name resolves to
 * this machine cannot read its responses. Known are loopback addresses and the given host and origin.
 */
export function onlyKnownHosts(
  { host, origin }: { host: string; origin?: string },
  answer: RequestListener,
): RequestListener {
  const known = new Set([inUrl(host), origin && new URL(origin).hostname]);
  return (request, response) => {
    const sent = request.headers.host ?? '';
    const [, name = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(sent) ?? [];
    if (isLoopback(name) || known.has(name.toLowerCase())) return answer(request, response);
    response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(
      'This server does not answer for this host. Its --origin names the host of the app.',
    );
  };
}

/** Site that a server shows beside the API. */
export interface Site {
  answer: RequestListener;
  close: () => Promise<void>;
}

/**
 * Starts a server of the API and, for all other paths, of a site, until the process gets a signal to end. Rejects if the
 * port is in use.
 */
export async function startServer(
  { host, port, ...choices }: ReturnType<typeof serverChoices>,
  openSite?: (server: Server) => Promise<Site>,
) {
  const api = await openNodeApi({
    ...choices,
    deviceOf: (_request, env) => ({ address: socketAddress(env) }),
  });
  const answerApi = getRequestListener(api.app.fetch);
  // Longer than proxies keep an idle connection (60 s): if both close one at once, a request is lost.
  const server = createServer({ keepAliveTimeout: 75_000 });
  try {
    const site = await openSite?.(server);
    const answer: RequestListener = (request, response) => {
      const isApi = !site || /^\/api(\/|\?|$)/.test(request.url ?? '');
      void (isApi ? answerApi : site.answer)(request, response);
    };
    server.on('request', onlyKnownHosts({ host, ...choices }, answer));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const close = async () => {
      // Waits for pending requests; closes idle connections.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await site?.close();
      await closed;
      api.close();
      process.exit();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
    const address = server.address();
    const used = typeof address === 'object' && address ? address.port : port;
    return { origin: originOf(host, used), demo: api.demo };
  } catch (error) {
    api.close();
    throw error;
  }
}

/** Prints why the server cannot start, and sets a failing exit code. */
export function giveUp(error: NodeJS.ErrnoException, values?: ServerValues): void {
  console.error(
    error.code === 'EADDRINUSE' && values
      ? `Port ${values.port} of ${values.host} is in use. Stop the server that uses it, or pass another --port.`
      : error.message,
  );
  process.exitCode = 1;
}

/**
 * Returns the network address of the client from the socket. Headers such as `X-Forwarded-For` are not
 * trusted: any client can send them to bypass the limit of sign-ins.
 */
export function socketAddress(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '';
}
