import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../support/browser.ts';
import { buildVendor } from './build-cases.ts';
import { root, versionOf } from './bundle.ts';
import { cycle } from './measures.ts';
import type { BenchResults, MeasureResult, MedianResult } from './results.ts';
import { runControl, runSuite } from './run-suite.ts';
import { barePackages } from './size-plan.ts';
import { printSizes } from './size-table.ts';
import { suites } from './suites.ts';

const help = `Measures CPU time, memory and sizes beside the bare packages.

  --only <suite>     measures a module of tests/bench/cases; may be repeated
  --turns <number>   turns of each measure; 15 by default
  --write            shows the figures of a complete run on the page Guides/Quality
  --date, --machine  name the day and the class of machine, for systems that cannot`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    turns: { type: 'string', default: '15' },
    date: { type: 'string' },
    machine: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(help);
  process.exit();
}
const turns = Number(values.turns);
const unknown = values.only?.filter((name) => !(name in suites)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no suite "${unknown.join('", "')}". There are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
if (values.only && values.write) {
  // Figures of two runs do not belong on one page.
  console.error('--write needs a complete run: omit --only.');
  process.exit(2);
}
const chosen = Object.entries(suites).filter(
  ([name]) => !values.only || values.only.includes(name),
);
if (!values.only) await printSizes();
const browser = await chromium.launch(await launchOptions());
try {
  const bench = { browser, vendor: await buildVendor(), turns };
  const noise = await runControl(bench, cycle(100));
  console.log(`Bare package against itself: ${times(noise.median)}`);
  const measures: MedianResult[] = [];
  for (const [name, suite] of chosen) {
    for await (const result of runSuite(bench, name, suite)) {
      print(result);
      const { widget, against, title, outcome, outcomeUnit, goal } = result;
      measures.push({ widget, against, title, outcome: outcome.median, outcomeUnit, goal });
    }
  }
  const results: BenchResults = {
    date: values.date ?? new Date().toISOString().slice(0, 10),
    machine: values.machine ?? machineClass(),
    browser: `Chromium ${browser.version()}`,
    versions: Object.fromEntries(
      ['react', 'vite', ...barePackages().keys()].map((name) => [name, versionOf(name)]),
    ),
    turns,
    measures,
  };
  if (values.write) {
    await writeFile(
      join(root, 'tests/bench/results.data.json'),
      `${JSON.stringify(results, rounded, 2)}\n`,
    );
    console.log('Written to tests/bench/results.data.json, which the page Guides/Quality shows.');
  }
} finally {
  await browser.close();
}

function print(result: MeasureResult): void {
  const figure = (value: number) =>
    result.unit === 'ms' ? `${value.toFixed(2)} ms` : `${value.toFixed(0)} B`;
  const inUnit = result.outcomeUnit === 'times' ? times : figure;
  console.log(
    [
      result.outcome.median <= result.goal ? '✓' : '✗',
      `${result.widget}: ${result.title}`.padEnd(58),
      `ours ${figure(result.ours.median)}`.padEnd(18),
      (result.bare ? `bare ${figure(result.bare.median)}` : '').padEnd(18),
      (result.floor ? `floor ${figure(result.floor.median)}` : '').padEnd(18),
      `${inUnit(result.outcome.median)} (${inUnit(result.outcome.low)} to ${inUnit(result.outcome.high)})`,
      `goal ${inUnit(result.goal)}`,
    ].join(' '),
  );
}

function times(value: number): string {
  return `${value.toFixed(2)}×`;
}

function machineClass(): string {
  return `${cpus().length} cores, ${process.platform} ${process.arch}`;
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
