import { createHash } from 'node:crypto';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { PageUse } from './run-file.ts';
import { runSuite } from './run-suite.ts';

const usage = `Takes the pictures again and again on fresh pages, at 1, 2 and 4 workers, and compares their bytes. Then it takes them on
pages that are kept from story to story, and names those that are drawn otherwise there and so cost a second picture.

  npm run determinism -- [--rounds=5] [--storybook=dist/storybook] [part of a name]...
`;

const passes: ReadonlyArray<readonly [pages: PageUse, workers: number]> = [
  ['fresh', 1],
  ['fresh', 2],
  ['fresh', 4],
  ['kept', 2],
];

/** One pass over all pictures. */
interface Round {
  pages: PageUse;
  workers: number;
  seconds: number;
  /** Hash of each picture's bytes by its id. */
  hashes: Map<string, string>;
}

/** Ids of the pictures whose bytes are not the same in every round, or that a round lacks. */
export function findUnstable(rounds: readonly Round[]): string[] {
  const ids = new Set(rounds.flatMap(({ hashes }) => [...hashes.keys()]));
  return [...ids]
    .filter((id) => new Set(rounds.map(({ hashes }) => hashes.get(id))).size > 1)
    .toSorted();
}

async function takeRound(
  storybook: string,
  pages: PageUse,
  workers: number,
  words: readonly string[],
): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-rounds-'));
  const output = join(folder, 'report');
  try {
    const started = performance.now();
    const baselines = join(folder, 'baselines');
    await runSuite({ storybook, baselines, output, words, pages, workers, prints: false });
    const seconds = (performance.now() - started) / 1000;
    const hashes = new Map<string, string>();
    const shots = join(output, 'shots');
    for await (const file of glob('*/*.png', { cwd: shots })) {
      const bytes = await readFile(join(shots, file));
      hashes.set(file.slice(0, -'.png'.length), createHash('sha256').update(bytes).digest('hex'));
    }
    return { pages, workers, seconds, hashes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      rounds: { type: 'string', default: '5' },
      storybook: {
        type: 'string',
        default: fileURLToPath(new URL('../../dist/storybook', import.meta.url)),
      },
    },
  });
  if (values.help || !/^[1-9]\d*$/.test(values.rounds)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const rounds: Round[] = [];
  console.log('round  pages  workers  pictures  seconds  pictures/s  hash of all');
  for (const [pages, workers] of passes) {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const taken = await takeRound(values.storybook, pages, workers, words);
      rounds.push(taken);
      console.log(row(round, taken));
    }
  }
  const fresh = rounds.filter(({ pages }) => pages === 'fresh');
  const unsteady = findUnstable(fresh);
  for (const id of unsteady) console.log(`not the same every time: ${id}`);
  for (const id of findUnstable(rounds)) {
    if (!unsteady.includes(id)) console.log(`drawn otherwise on a page that is kept: ${id}`);
  }
  const total = rounds[0]?.hashes.size ?? 0;
  console.log(`\n${total - unsteady.length} passed, ${unsteady.length} failed`);
  return unsteady.length > 0 || total === 0 ? 1 : 0;
}

function row(round: number, { pages, workers, seconds, hashes }: Round): string {
  const all = createHash('sha256')
    .update([...hashes].join('\n'))
    .digest('hex');
  return [
    String(round).padStart(5),
    pages.padStart(5),
    String(workers).padStart(7),
    String(hashes.size).padStart(8),
    seconds.toFixed(1).padStart(7),
    (hashes.size / seconds).toFixed(1).padStart(10),
    all.slice(0, 16),
  ].join('  ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await main(process.argv.slice(2));
}
