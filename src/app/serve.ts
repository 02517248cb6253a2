import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAppServer } from './app-server.ts';
import { builtFolder } from './vite-settings.ts';

const usage = `Usage: node src/app/serve.ts [options]
  --develop         serves the source as it changes, in place of the built app
  --site            folder of the built app, dist/app unless given
  --port            port, 8080 unless given; 0 takes a free one
  --host            address to listen on, 127.0.0.1 unless given
  --data            folder of the database, data/app unless given
  --access-seconds  lifetime of an access token, 1800 unless given
  --refresh-seconds lifetime of a refresh token, 2592000 unless given
  --today           day that the trips of the first start are around, as 2026-04-15; today unless given
  --show-demo       shows everybody the account to sign in with; on a loopback address it always is
TESSERA_DEMO_PASSWORD is the password of the accounts. Without it one is made at first start.`;

await run().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken ? 'The port is taken. Stop its server, or give another --port.' : error.message,
  );
  process.exitCode = 1;
});

function readOptions() {
  return parseArgs({
    options: {
      develop: { type: 'boolean', default: false },
      site: { type: 'string', default: builtFolder },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: 'data/app' },
      'access-seconds': { type: 'string', default: '1800' },
      'refresh-seconds': { type: 'string', default: '2592000' },
      today: { type: 'string' },
      'show-demo': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

async function run(): Promise<void> {
  const values = readOptions();
  if (values.help) return console.log(usage);
  if (!values.develop && !existsSync(join(values.site, 'index.html'))) {
    throw new Error(
      'The app is not built, so that there is nothing to serve: npm run app:build first.',
    );
  }
  const { host } = values;
  const server = await startAppServer({
    host,
    port: wholeNumber('port', values.port),
    site: values.develop ? null : values.site,
    folder: values.data,
    // An empty variable is one that nobody set.
    password: process.env.TESSERA_DEMO_PASSWORD || undefined,
    lifetimes: {
      access: wholeNumber('access-seconds', values['access-seconds']),
      refresh: wholeNumber('refresh-seconds', values['refresh-seconds']),
    },
    today: values.today,
    showsDemo: values['show-demo'] || /^(127\.|::1$|localhost$)/.test(host),
    onError: (error, id) => console.error(`Request ${id} failed:`, error),
  });
  console.log(`App: http://${host.includes(':') ? `[${host}]` : host}:${server.port}`);
  console.log(`Sign in as ${server.demo.email} with ${server.demo.password}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`--${name} takes a whole number, not "${text}".`);
}
