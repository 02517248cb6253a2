import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  AuthProtocol,
  type ProtocolResponse,
  type ProtocolRequest,
  type ProtocolChoices,
} from './protocol.ts';

/** Options of the HTTP server. */
export interface HttpChoices extends ProtocolChoices {
  /** Response to a path that is not an endpoint: a page, its script. */
  pages?: (path: string) => ProtocolResponse | undefined;
  /** Response to a request of another endpoint; undefined for the others. */
  routes?: (request: ProtocolRequest) => Promise<ProtocolResponse | undefined>;
  /** Whether pages of every origin may send requests, with any header. Default: no. */
  open?: boolean;
}

/** Running server: the protocol, its address and its end. */
export interface HttpAuthServer {
  /** Address without a path: `http://127.0.0.1:40123`. */
  origin: string;
  protocol: AuthProtocol;
  /** Stops the server and closes every connection, including held ones. */
  close: () => Promise<void>;
}

/** Starts the server on a free port of the loopback. */
export async function startAuthServer(choices: HttpChoices = {}): Promise<HttpAuthServer> {
  const protocol = new AuthProtocol(choices);
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The clock of the response is the protocol's, which may be skewed.
    response.sendDate = false;
    const parsed = await readRequest(request);
    const page = choices.pages?.(parsed.path);
    if (page) return send(response, page);
    if (choices.open) allowAllOrigins(parsed, response);
    if (choices.open && parsed.method === 'OPTIONS') return void response.writeHead(204).end();
    send(response, (await choices.routes?.(parsed)) ?? (await protocol.respond(parsed)));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    protocol,
    close: async () => {
      protocol.faults.clear();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ProtocolRequest> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(headers),
    body: await text(request),
  };
}

function allowAllOrigins(parsed: ProtocolRequest, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', parsed.headers['origin'] ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
}

function send(response: ServerResponse, { status, headers, body, broken }: ProtocolResponse): void {
  if (broken === 'before') return void response.destroy();
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  if (broken !== 'within') return void response.end(bytes);
  // Half of the promised body, then the connection ends.
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}
