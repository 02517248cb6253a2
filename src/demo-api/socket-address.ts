import type { HttpBindings } from '@hono/node-server';

/**
 * Network address of the client, from the socket. Headers such as `X-Forwarded-For` are not believed: any client can write
 * them, and with them escape the limit of sign-ins.
 */
export function socketAddress(env: unknown): string {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '';
}
