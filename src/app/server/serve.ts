import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  giveUp,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
  startServer,
  type Site,
} from '../../demo-api/server-options.ts';
import { staticSite } from './static-site.ts';
import { builtFolder, viteSettings } from './vite-settings.ts';

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
  const { origin, demo } = await startServer(
    serverChoices(given),
    given.develop ? liveSite : () => builtSite(given.site),
  );
  console.log(`App: ${origin}`);
  console.log(`Sign in as ${demo.email} with ${demo.password}`);
}

async function builtSite(folder: string): Promise<Site> {
  return { answer: getRequestListener(staticSite(folder).fetch), close: async () => {} };
}

/** Serves the source with hot updates. */
async function liveSite(server: Server): Promise<Site> {
  // Development dependencies load only in development.
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    ...viteSettings,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return { answer: vite.middlewares as RequestListener, close: () => vite.close() };
}
