import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { isDay } from './is-day.ts';
import { openNodeApi } from './node-api.ts';
import { socketAddress } from './socket-address.ts';

const usage = `Usage: node src/demo-api/serve.ts [options]
  --port            port, 8787 unless given; 0 takes a free one
  --host            address to listen on, 127.0.0.1 unless given
  --data            folder of the database, data/demo-api unless given
  --access-seconds  lifetime of an access token, 1800 unless given
  --refresh-seconds lifetime of a refresh token, 2592000 unless given
  --today           day that the trips of the first start are around, as 2026-04-15; today unless given
  --show-demo       lets everybody see the account to sign in with; on a loopback address they always may
TESSERA_DEMO_PASSWORD is the password of the accounts. Without it one is made at first start.`;

const values = readOptions();
if (values?.help) console.log(usage);
else if (values) await start(values).catch((error) => giveUp(error, values));

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: 'data/demo-api' },
        'access-seconds': { type: 'string', default: '1800' },
        'refresh-seconds': { type: 'string', default: '2592000' },
        today: { type: 'string' },
        'show-demo': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exitCode = 1;
    return undefined;
  }
}

type Options = NonNullable<ReturnType<typeof readOptions>>;

async function start(values: Options): Promise<void> {
  const { host } = values;
  const wanted = wholeNumber(values, 'port');
  const loopback = /^(127\.|::1$|localhost$)/.test(host);
  const api = await openNodeApi({
    folder: values.data,
    // An empty variable is one that nobody set.
    password: process.env.TESSERA_DEMO_PASSWORD || undefined,
    lifetimes: {
      access: wholeNumber(values, 'access-seconds'),
      refresh: wholeNumber(values, 'refresh-seconds'),
    },
    deviceOf: (_request, env) => ({ address: socketAddress(env) }),
    today: dayOf(values),
    showsDemo: values['show-demo'] || loopback,
    onError: (error, id) => console.error(`Request ${id} failed:`, error),
  });
  const server = serve({ fetch: api.app.fetch, hostname: host, port: wanted }, ({ port }) => {
    console.log(`API: http://${host.includes(':') ? `[${host}]` : host}:${port}/api`);
    console.log(`Sign in as ${api.demo.email} with ${api.demo.password}`);
  });
  server.on('error', (error) => {
    api.close();
    giveUp(error, values);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Requests that run are answered; connections that only wait are closed.
      server.close(() => api.close());
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  }
}

function wholeNumber(values: Options, name: 'port' | 'access-seconds' | 'refresh-seconds'): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} takes a whole number, not "${values[name]}".`);
}

function dayOf({ today }: Options): string | undefined {
  if (today === undefined || isDay(today)) return today;
  throw new Error(`--today takes a date such as 2026-04-15, not "${today}".`);
}

function giveUp(error: NodeJS.ErrnoException, { port, host }: Options): void {
  const used = `Port ${port} of ${host} is taken. Stop the server that uses it, or give another --port.`;
  console.error(error.code === 'EADDRINUSE' ? used : error.message);
  process.exitCode = 1;
}
