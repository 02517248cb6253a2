import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { browseUrl } from './picture-list.ts';
import type { ReportData } from './report/data.ts';
import { mergeRuns, type RunResults } from './results.ts';

const resultsFile = 'results.json';

/** Writes the report of a run beside its pictures: the results, and a page that needs no server. */
export async function writeReport(run: RunResults, output: string): Promise<void> {
  await mkdir(output, { recursive: true });
  await writeFile(join(output, resultsFile), JSON.stringify(run));
  await writeFile(join(output, 'index.html'), await reportPage(run));
}

/** Results that the report in `folder` shows; null if there is no report. */
export async function readReport(folder: string): Promise<RunResults | null> {
  const text = await readFile(join(folder, resultsFile), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as RunResults);
}

/** Merges the reports of several machines into one in `output`. */
export async function mergeReports(
  folders: readonly string[],
  output: string,
): Promise<RunResults> {
  const runs: RunResults[] = [];
  for (const folder of folders) {
    const run = await readReport(folder);
    if (!run) throw new Error(`There is no picture report in ${folder}.`);
    runs.push(run);
  }
  const merged = mergeRuns(runs);
  const parts = folders.map((folder) => join(folder));
  if (!parts.includes(join(output))) await rm(output, { recursive: true, force: true });
  for (const folder of parts) {
    if (folder === join(output)) continue;
    for (const kind of ['shots', 'before', 'differences']) {
      await cp(join(folder, kind), join(output, kind), { recursive: true }).catch(ignoreMissing);
    }
  }
  await writeReport(merged, output);
  return merged;
}

async function reportPage(run: RunResults): Promise<string> {
  const data: ReportData = {
    pinned: run.pinned,
    decides: run.decides,
    entries: run.results.map(({ picture, status, problems, difference }) => ({
      id: picture.id,
      story: picture.story,
      mode: picture.mode,
      title: picture.title,
      name: picture.name,
      link: browseUrl(picture),
      status,
      problems,
      difference,
    })),
  };
  const { script, style } = await bundlePage();
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pictures of Tessera</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="data">${json}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

async function bundlePage(): Promise<{ script: string; style: string }> {
  const folder = dirname(fileURLToPath(import.meta.url));
  const built = await build({
    root: join(folder, 'report'),
    configFile: false,
    logLevel: 'error',
    // Also in a server for development, which accepts pictures.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(folder, 'report', 'main.tsx') },
    },
  });
  let script = '';
  let style = '';
  for (const part of 'output' in built ? built.output : []) {
    if (part.type === 'chunk') script += part.code;
    else if (part.fileName.endsWith('.css')) style += String(part.source);
  }
  return { script, style };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
