import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diff, status, update, type ExitCode, type Place } from './commands.ts';
import { CopyError } from './manifest.ts';

// The command `tessera-ui` of the package. Exit codes: 0 if it is done, 1 if an update left something to look at, 2 if it
// could not be done, as git and diff have them.

const help = `Updates components that were copied from Tessera, and keeps your changes.

  npx tessera-ui status [item]              what you have changed, and what is new
  npx tessera-ui update [item] [--dry-run]  merge what is new into your copies
  npx tessera-ui diff <item>                what you have changed, then what is new
    --yours                                 only what you have changed
    --tessera                               only what is new

  --registry=<address or folder>            instead of where the copies came from
  --version, --help

Exit codes: 0 done, 1 an update left something for you to look at, 2 not done.`;

async function run(args: readonly string[], print: Place['print']): Promise<ExitCode> {
  const { values, positionals } = parsed(args);
  const [command, item, ...rest] = positionals;
  if (values.version) print(version());
  if (values.help || (command === undefined && !values.version)) print(help);
  if (values.version || values.help) return 0;
  if (command === undefined) return 2;
  if (rest.length > 0) throw new CopyError(`Name one item, not "${[item, ...rest].join(' ')}".`);
  const place = { from: process.cwd(), registry: values.registry, print };
  if (command === 'status') return status(place, item);
  if (command === 'update') return update(place, item, values['dry-run'] ?? false);
  if (command !== 'diff') throw new CopyError(`There is no command "${command}": see --help.`);
  if (item === undefined) throw new CopyError('Name the item: npx tessera-ui diff <item>.');
  const { yours, tessera } = values;
  return diff(place, item, { yours: yours ?? !tessera, tessera: tessera ?? !yours });
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        yours: { type: 'boolean' },
        tessera: { type: 'boolean' },
        registry: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new CopyError(`${sentence.replace(/\.$/, '')}: see --help.`);
  }
}

/** Version of the package that contains this file, two folders below its `package.json`. */
function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

// A reader such as `head` may close the pipe before the last line.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = await run(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  // A sentence for the developer; anything else is a bug, with its stack.
  if (!(error instanceof CopyError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
