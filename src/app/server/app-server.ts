import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startApi, type ApiChoices } from './start-api.ts';
import { staticSite } from './static-site.ts';
import { viteSettings } from './vite-settings.ts';

/** Choices of {@link startAppServer}. */
export interface AppServerOptions extends ApiChoices {
  /** Address to listen on. */
  host: string;
  /** Port; 0 takes a free one. */
  port: number;
  /** Folder of the built app; null serves the source as it changes. */
  site: string | null;
}

/** App and API on one port. */
export interface AppServer {
  /** Port that is listened on. */
  port: number;
  /** Account to sign in with. */
  demo: { email: string; password: string };
  /** Called when the server is to end: answers what runs, then gives port and database free. */
  close: () => Promise<void>;
}

/** Server of the app and its API. Rejects where the port is taken. */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const { host, port, site: built, ...choices } = options;
  const api = await startApi(choices);
  const answerApi = getRequestListener(api.app.fetch);
  const server = createServer();
  try {
    const site =
      built === null ? await liveSite(server) : { answer: builtSite(built), close: async () => {} };
    server.on('request', (request, response) => {
      const isApi = /^\/api(\/|\?|$)/.test(request.url ?? '');
      void (isApi ? answerApi : site.answer)(request, response);
    });
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

function builtSite(folder: string): RequestListener {
  const answer = staticSite(folder);
  return (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  };
}

async function liveSite(server: Server) {
  // Only who develops loads what develops.
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
