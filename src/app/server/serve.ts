import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  giveUp,
  originOf,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
} from '../../demo-api/server-options.ts';
import { startAppServer } from './app-server.ts';
import { builtFolder } from './vite-settings.ts';

const usage = `Usage: node src/app/server/serve.ts [options]
  --develop         serves the source as it changes, in place of the built app
  --site            folder of the built app, dist/app unless given
  --port            port, 8080 unless given; 0 takes a free one
  --host            address to listen on, 127.0.0.1 unless given
  --data            folder of the database, data/app unless given
${serverUsage}`;

const options = {
  ...serverOptions,
  develop: { type: 'boolean', default: false },
  site: { type: 'string', default: builtFolder },
  port: { type: 'string', default: '8080' },
  data: { type: 'string', default: 'data/app' },
} as const;

const values = readCommandLine(options, usage);
if (values?.help) console.log(usage);
else if (values) await start(values).catch((error) => giveUp(error, values));

async function start(given: NonNullable<typeof values>): Promise<void> {
  if (!given.develop && !existsSync(join(given.site, 'index.html'))) {
    throw new Error(
      'The app is not built, so there is nothing to serve: run npm run app:build first.',
    );
  }
  const choices = serverChoices(given);
  const server = await startAppServer({ ...choices, site: given.develop ? null : given.site });
  console.log(`App: ${originOf(choices.host, server.port)}`);
  console.log(`Sign in as ${server.demo.email} with ${server.demo.password}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
}
