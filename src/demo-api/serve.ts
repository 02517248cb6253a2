import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openNodeApi } from './node-api.ts';
import {
  giveUp,
  onlyKnownHosts,
  originOf,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
  socketAddress,
  type ServerValues,
} from './server-options.ts';

const usage = `Usage: node src/demo-api/serve.ts [options]
  --port            port, 8787 unless given; 0 takes a free one
  --host            address to listen on, 127.0.0.1 unless given
  --data            folder of the database, data/demo-api unless given
${serverUsage}`;

const options = {
  ...serverOptions,
  port: { type: 'string', default: '8787' },
  data: { type: 'string', default: 'data/demo-api' },
} as const;

const values = readCommandLine(options, usage);
if (values?.help) console.log(usage);
else if (values) await start(values).catch((error) => giveUp(error, values));

async function start(values: ServerValues): Promise<void> {
  const { host, port: wanted, ...choices } = serverChoices(values);
  const api = await openNodeApi({
    ...choices,
    deviceOf: (_request, env) => ({ address: socketAddress(env) }),
  });
  const known = onlyKnownHosts({ host, ...choices }, getRequestListener(api.app.fetch));
  const server = createServer(known).listen(wanted, host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : wanted;
    console.log(`API: ${originOf(host, port)}/api`);
    console.log(`Sign in as ${api.demo.email} with ${api.demo.password}`);
    if (choices.showsDemo) console.log(`Mailbox: ${originOf(host, port)}/api/mailbox/page`);
  });
  server.on('error', (error) => {
    api.close();
    giveUp(error, values);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Waits for pending requests; closes idle connections.
      server.close(() => api.close());
      server.closeIdleConnections();
    });
  }
}
