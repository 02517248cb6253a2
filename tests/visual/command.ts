import { parseArgs } from 'node:util';

/** Options on the command line. */
export type Command =
  | {
      kind: 'run';
      /** Words that select pictures by part of their name. */
      words: string[];
      /** Whether only stories are taken whose modules have changed, since a commit or since the baselines were accepted. */
      changed: boolean;
      since: string | undefined;
      /** Whether differences are accepted immediately. */
      update: boolean;
      /** Whether the Storybook is built first. */
      build: boolean;
      shard: { index: number; total: number };
      workers: number | undefined;
    }
  | { kind: 'accept'; words: string[] }
  | { kind: 'merge'; folders: string[] };

/** Help text, as `--help` prints it. */
export const usage = `Takes a picture of every story in every mode and compares it with its baseline.

  npm run test:visual                          builds the Storybook, takes and compares all pictures
  npm run test:visual -- calendar              only pictures whose name contains "calendar"
  npm run test:visual -- --changed             only stories whose modules have changed since the baselines were accepted;
                                               --since=main: since that commit
  npm run test:visual -- --update              makes what differs the baseline
  npm run test:visual -- --update calendar     the same for some
  npm run test:visual -- --accept <name>...    accepts pictures of the last run: a picture, a story, a component, or "all"
  npm run test:visual -- --shard=1/4           takes a quarter; merge the reports of the four machines with
  npm run test:visual -- merge <folder>...
  npm run test:visual -- --workers=4 --no-build
`;

/** Options in the arguments; throws an error with one sentence if they are invalid. */
export function parseCommand(args: readonly string[]): Command | { kind: 'help' } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      accept: { type: 'boolean' },
      build: { type: 'boolean' },
      changed: { type: 'boolean' },
      help: { type: 'boolean' },
      shard: { type: 'string' },
      since: { type: 'string' },
      update: { type: 'boolean' },
      workers: { type: 'string' },
    },
  });
  if (values.help) return { kind: 'help' };
  if (positionals[0] === 'merge') return { kind: 'merge', folders: positionals.slice(1) };
  if (values.accept) {
    if (positionals.length === 0) {
      throw new Error('--accept needs names of pictures, stories or components, or "all".');
    }
    return { kind: 'accept', words: positionals };
  }
  return {
    kind: 'run',
    words: positionals,
    changed: values.changed ?? values.since !== undefined,
    since: values.since,
    update: values.update ?? false,
    build: values.build ?? true,
    shard: parseShard(values.shard),
    workers: values.workers === undefined ? undefined : parseWorkers(values.workers),
  };
}

function parseShard(text = '1/1'): { index: number; total: number } {
  const [index = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (index < 1 || index > total) {
    throw new Error(`--shard takes a part and a count, as in 1/4, and not "${text}".`);
  }
  return { index, total };
}

function parseWorkers(text: string): number {
  const workers = Number(text);
  if (!Number.isInteger(workers) || workers < 1) {
    throw new Error(`--workers takes a number from 1, and not "${text}".`);
  }
  return workers;
}
