import {
  giveUp,
  readCommandLine,
  serverChoices,
  serverOptions,
  serverUsage,
  startServer,
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
  const choices = serverChoices(values);
  const { origin, demo } = await startServer(choices);
  console.log(`API: ${origin}/api`);
  console.log(`Sign in as ${demo.email} with ${demo.password}`);
  if (choices.showsDemo) console.log(`Mailbox: ${origin}/api/mailbox`);
}
