import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Loopback server of a built registry under `/r/`, and of the CLI's own registry under `/own/`. */
export interface RegistryServer {
  /** Address of the server without a closing slash. */
  url: string;
  /** Requested paths, in order. */
  requested: string[];
  /** Stops the server. */
  close: () => Promise<void>;
}

/** Response of the CLI's own registry for a base color, which the CLI requests if `components.json` names one. */
const baseColor = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
};

/** Serves the registry in `folder`. */
export async function serveRegistry(folder: string): Promise<RegistryServer> {
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    requested.push(pathname);
    const body = pathname.startsWith('/own/colors/')
      ? JSON.stringify(baseColor)
      : await readFile(join(folder, pathname.replace(/^\/r\//, ''))).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
