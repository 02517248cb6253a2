import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildCase, type PageFiles } from './build-cases.ts';
import { root } from './bundle.ts';
import type { CpuMeasure } from './measures.ts';
import type { MeasureResult } from './results.ts';
import { retainedPerMount } from './retained.ts';
import { serverTurns } from './server-side.ts';
import { ratioOf, spreadOf, type Spread } from './statistics.ts';
import type { MeasurePlan, Suite } from './suite.ts';
import { openTab, type Tab } from './tab.ts';

/** Options for measuring a suite. */
export interface Bench {
  browser: Browser;
  vendor: PageFiles;
  /** Turns of each measure. */
  turns: number;
}

/** Folder of the cases. */
const casesFolder = join(root, 'tests/bench/cases');

type Series = Map<string, number[]>;

/** Warm-up turns, which are discarded while the compiler settles. */
const warmTurns = 4;

/** Measures a suite: each benchmark on every case in turns, so that noise on the machine affects all alike. */
export async function* runSuite(
  bench: Bench,
  folder: string,
  suite: Suite,
): AsyncGenerator<MeasureResult> {
  for (const plan of suite.measures) {
    const series = await seriesOf(bench, plan, casesOf(folder, plan));
    yield { id: `${folder}/${plan.id}`, ...resultOf(suite, plan, series) };
  }
}

/** Bare package against itself, measured as far apart as two cases are. */
export async function runControl(bench: Bench, measure: CpuMeasure): Promise<Spread> {
  const path = join(casesFolder, 'calendar/bare.tsx');
  const series = await browserTurns(
    bench,
    measure,
    new Map([
      ['a', path],
      ['b', path],
    ]),
  );
  return ratioOf(series.get('a') ?? [], series.get('b') ?? []);
}

/**
 * Paths of the cases that a benchmark runs in turns, by name: the case under test, the one it is compared with, and
 * the native floor if the plan does not name its own cases.
 */
function casesOf(
  folder: string,
  { of = 'ours', by = 'bare', absolute = false }: Pick<MeasurePlan, 'of' | 'by' | 'absolute'>,
): Map<string, string> {
  const names = of === 'ours' && by === 'bare' ? [of, by, 'floor'] : [of, by];
  const paths = new Map(
    names.map((name): [string, string] => [name, join(casesFolder, folder, `${name}.tsx`)]),
  );
  for (const [name, path] of paths) {
    if (existsSync(path)) continue;
    const isNeeded = name === of || (name === by && !absolute);
    if (isNeeded) throw new Error(`${path} is missing: the measure needs the case "${name}".`);
    paths.delete(name);
  }
  return paths;
}

async function seriesOf(
  bench: Bench,
  plan: MeasurePlan,
  paths: Map<string, string>,
): Promise<Series> {
  if (plan.kind === 'server') return serverTurns(paths, bench.turns);
  if (plan.kind === 'heap') return heapTurns(bench, paths);
  if (!plan.measure) throw new Error(`${plan.id} names no measure.`);
  return browserTurns(bench, plan.measure, paths);
}

async function browserTurns(bench: Bench, measure: CpuMeasure, paths: Map<string, string>) {
  const tabs = await openTabs(bench, paths);
  const series: Series = new Map([...paths.keys()].map((name) => [name, []]));
  for (const tab of tabs.values()) await measure.prepare(tab);
  for (let turn = -warmTurns; turn < bench.turns; turn += 1) {
    // Every other turn runs backward, so that no case always follows the same neighbor.
    for (const [name, tab] of turn % 2 ? [...tabs].reverse() : tabs) {
      const cost = await measure.turn(tab);
      if (turn >= 0) series.get(name)?.push(cost);
    }
  }
  await closeTabs(tabs);
  return series;
}

async function heapTurns(bench: Bench, paths: Map<string, string>): Promise<Series> {
  const tabs = await openTabs(bench, paths);
  const series: Series = new Map();
  for (const [name, tab] of tabs) {
    const kept = await retainedPerMount(tab);
    if (kept.nodes > 0.01 || kept.listeners > 0.01) {
      throw new Error(`${name} keeps ${kept.nodes} nodes and ${kept.listeners} listeners a mount.`);
    }
    series.set(name, [kept.bytes]);
  }
  await closeTabs(tabs);
  return series;
}

async function openTabs(bench: Bench, paths: Map<string, string>): Promise<Map<string, Tab>> {
  const tabs = new Map<string, Tab>();
  for (const [name, path] of paths) {
    tabs.set(name, await openTab(bench.browser, await buildCase(path), bench.vendor));
  }
  return tabs;
}

async function closeTabs(tabs: Map<string, Tab>): Promise<void> {
  for (const [name, tab] of tabs) {
    if (tab.problems.length > 0) throw new Error(`${name} complains: ${tab.problems.join('; ')}`);
    await tab.page.context().close();
  }
}

function resultOf(suite: Suite, plan: MeasurePlan, series: Series): Omit<MeasureResult, 'id'> {
  const ours = series.get(plan.of ?? 'ours') ?? [];
  const bare = series.get(plan.by ?? 'bare');
  const floor = series.get('floor');
  const unit = plan.kind === 'heap' ? 'bytes' : 'ms';
  return {
    widget: suite.title,
    against: plan.against ?? suite.against,
    title: plan.title,
    unit,
    ours: spreadOf(ours),
    ...(bare ? { bare: spreadOf(bare) } : {}),
    ...(floor ? { floor: spreadOf(floor) } : {}),
    outcome: plan.absolute ? spreadOf(ours) : ratioOf(ours, bare ?? []),
    outcomeUnit: plan.absolute ? unit : 'times',
    goal: plan.goal,
  };
}
