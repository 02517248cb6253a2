import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServerCase, type CasePlace } from './build-cases.ts';
import { root } from './bundle.ts';

interface ServerCase {
  renderMany: (count: number) => string;
}

const subjects = 100;
const warmTurns = 6;

/** Minimum duration worth measuring, in milliseconds: the system counts thread time in coarse steps. */
const leastTime = 60;

/** CPU time of rendering 100 subjects to a string in this process, in milliseconds, case by case in turns. */
export async function serverTurns(
  places: ReadonlyMap<string, CasePlace>,
  turns: number,
): Promise<Map<string, number[]>> {
  // React chooses its production build when it is first loaded.
  process.env.NODE_ENV = 'production';
  const cases = new Map<string, ServerCase>();
  for (const [name, place] of places) cases.set(name, await loadCase(place));
  const series = new Map<string, number[]>([...cases.keys()].map((name) => [name, []]));
  const repeats = Math.max(...[...cases.values()].map(repeatsOf));
  for (let turn = -warmTurns; turn < turns; turn += 1) {
    for (const [name, { renderMany }] of turn % 2 ? [...cases].reverse() : cases) {
      const before = process.threadCpuUsage();
      for (let repeat = 0; repeat < repeats; repeat += 1) renderMany(subjects);
      const used = process.threadCpuUsage(before);
      if (turn >= 0) series.get(name)?.push((used.user + used.system) / 1000 / repeats);
    }
  }
  return series;
}

/** Number of renders that take the minimum duration. */
function repeatsOf({ renderMany }: ServerCase): number {
  for (let warm = 0; warm < 20; warm += 1) renderMany(subjects);
  const start = performance.now();
  const markup = renderMany(subjects);
  if (markup.length < subjects * 50) throw new Error(`A case renders nothing: ${markup}`);
  return Math.ceil(leastTime / (performance.now() - start));
}

async function loadCase(place: CasePlace): Promise<ServerCase> {
  const name = `${place.path.slice(root.length).replaceAll(/[^a-z]+/g, '-')}-${place.name}`;
  const folder = join(root, 'node_modules/.cache/tessera/bench', name);
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of await buildServerCase(place)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return (await import(pathToFileURL(join(folder, 'main.js')).href)) as ServerCase;
}
