import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listStored, picturePath } from './baselines.ts';
import { runSuite } from './run-suite.ts';

const usage =
  'node tests/visual/determinism.ts [rounds] [word]...   takes the pictures again and again and compares their bytes';

/** One pass over all pictures. */
interface Round {
  workers: number;
  seconds: number;
  /** Hash of each picture's bytes by its id. */
  hashes: Map<string, string>;
}

/** Ids of the pictures whose bytes are not the same in every round; one that a round lacks counts too. */
export function findUnsteady(rounds: readonly Round[]): string[] {
  const ids = new Set(rounds.flatMap(({ hashes }) => [...hashes.keys()]));
  return [...ids]
    .filter((id) => new Set(rounds.map(({ hashes }) => hashes.get(id))).size > 1)
    .toSorted();
}

async function takeRound(workers: number, words: readonly string[]): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-rounds-'));
  const output = join(folder, 'report');
  try {
    const started = performance.now();
    const storybook = fileURLToPath(new URL('../../dist/storybook', import.meta.url));
    const baselines = join(folder, 'baselines');
    await runSuite({ storybook, baselines, output, words, workers, prints: false });
    const seconds = (performance.now() - started) / 1000;
    const hashes = new Map<string, string>();
    for (const id of await listStored(join(output, 'shots'))) {
      const bytes = await readFile(picturePath(join(output, 'shots'), id));
      hashes.set(id, createHash('sha256').update(bytes).digest('hex'));
    }
    return { workers, seconds, hashes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main([count = '5', ...words]: readonly string[]): Promise<number> {
  if (!/^[1-9]\d*$/.test(count)) {
    console.log(usage);
    return 2;
  }
  const rounds: Round[] = [];
  console.log('round  workers  pictures  seconds  pictures/s  hash of all');
  for (const workers of [1, 2, 4]) {
    for (let round = 1; round <= Number(count); round += 1) {
      const taken = await takeRound(workers, words);
      rounds.push(taken);
      console.log(row(round, taken));
    }
  }
  const unsteady = findUnsteady(rounds);
  for (const id of unsteady) console.log(`not the same every time: ${id}`);
  const total = rounds[0]?.hashes.size ?? 0;
  console.log(`\n${total - unsteady.length} passed, ${unsteady.length} failed`);
  return unsteady.length > 0 || total === 0 ? 1 : 0;
}

function row(round: number, { workers, seconds, hashes }: Round): string {
  const all = createHash('sha256')
    .update([...hashes].join('\n'))
    .digest('hex');
  return [
    String(round).padStart(5),
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
