import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openNodeApi, type NodeApi, type NodeApiOptions } from '../../demo-api/node-api.ts';
import { onlyKnownHosts, socketAddress } from '../../demo-api/server-options.ts';
import { staticSite } from './static-site.ts';
import { viteSettings } from './vite-settings.ts';

/** Options of {@link startAppServer}. */
export interface AppServerOptions extends ApiChoices {
  /** Host to listen on. */
  host: string;
  /** Port; 0 for any free one. */
  port: number;
  /** Folder of the built app; null serves the source with hot updates. */
  site: string | null;
}

/** Server of app and API on one port. */
export interface AppServer {
  /** Port of the server. */
  port: number;
  /** Account to sign in with. */
  demo: { email: string; password: string };
  /** Closes the server after pending requests, then releases port and database. */
  close: () => Promise<void>;
}

/** Starts the server of the app and its API. Rejects if the port is in use. */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const { host, port, site: built, ...choices } = options;
  const api = await startApi(choices);
  const answerApi = getRequestListener(api.app.fetch);
  const server = createServer();
  try {
    const site =
      built === null
        ? await liveSite(server)
        : { answer: getRequestListener(staticSite(built).fetch), close: async () => {} };
    const answer: RequestListener = (request, response) => {
      const isApi = /^\/api(\/|\?|$)/.test(request.url ?? '');
      void (isApi ? answerApi : site.answer)(request, response);
    };
    server.on('request', onlyKnownHosts(options, answer));
    await listening(server, port, host);
    const address = server.address();
    return {
      port: typeof address === 'object' && address ? address.port : port,
      demo: api.demo,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        await site.close();
        await closed;
        api.close();
      },
    };
  } catch (error) {
    api.close();
    throw error;
  }
}

async function liveSite(server: Server) {
  // Development dependencies load only in development.
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    ...viteSettings,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return { answer: vite.middlewares as RequestListener, close: () => vite.close() };
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** Options that the server of the app passes to its API. */
type ApiChoices = Pick<
  NodeApiOptions,
  'folder' | 'password' | 'lifetimes' | 'today' | 'origin' | 'showsDemo' | 'onError'
>;

/** Starts the demonstration API for the server of the app; clients are identified by the socket. */
function startApi(choices: ApiChoices): Promise<NodeApi> {
  return openNodeApi({ ...choices, deviceOf: (_, env) => ({ address: socketAddress(env) }) });
}
