import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildCase, type CasePlace, type PageFiles } from './build-cases.ts';
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
  name: string,
  suite: Suite,
): AsyncGenerator<MeasureResult> {
  for (const plan of suite.measures) {
    const series = await seriesOf(bench, plan, casesOf(name, plan));
    yield resultOf(suite, plan, series);
  }
}

/** Bare package against itself, measured as far apart as two cases are. */
export async function runControl(bench: Bench, measure: CpuMeasure): Promise<Spread> {
  const place = { path: join(casesFolder, 'calendar.tsx'), name: 'bare' };
  const places = new Map([
    ['a', place],
    ['b', place],
  ]);
  const series = await browserTurns(bench, measure, places);
  return ratioOf(series.get('a') ?? [], series.get('b') ?? []);
}

/**
 * Cases that a benchmark runs in turns, by name: the case under test, the one it is compared with, and the native floor
 * if the plan does not name its own cases.
 */
function casesOf(
  suite: string,
  { of = 'ours', by = 'bare', absolute = false }: Pick<MeasurePlan, 'of' | 'by' | 'absolute'>,
): Map<string, CasePlace> {
  const path = join(casesFolder, `${suite}.tsx`);
  const code = readFileSync(path, 'utf8');
  const places = new Map<string, CasePlace>();
  for (const name of of === 'ours' && by === 'bare' ? [of, by, 'floor'] : [of, by]) {
    if (new RegExp(`^export (const|\\{) ${name}\\b`, 'm').test(code))
      places.set(name, { path, name });
    else if (name === of || (name === by && !absolute)) {
      throw new Error(`${path} exports no case "${name}", which the measure needs.`);
    }
  }
  return places;
}

async function seriesOf(
  bench: Bench,
  plan: MeasurePlan,
  places: Map<string, CasePlace>,
): Promise<Series> {
  if (plan.kind === 'server') return serverTurns(places, bench.turns);
  if (plan.kind === 'heap') return heapTurns(bench, places);
  if (!plan.measure) throw new Error(`${plan.id} names no measure.`);
  return browserTurns(bench, plan.measure, places);
}

async function browserTurns(bench: Bench, measure: CpuMeasure, places: Map<string, CasePlace>) {
  const tabs = await openTabs(bench, places);
  const series: Series = new Map([...places.keys()].map((name) => [name, []]));
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

async function heapTurns(bench: Bench, places: Map<string, CasePlace>): Promise<Series> {
  const tabs = await openTabs(bench, places);
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

async function openTabs(bench: Bench, places: Map<string, CasePlace>): Promise<Map<string, Tab>> {
  const tabs = new Map<string, Tab>();
  for (const [name, place] of places) {
    tabs.set(name, await openTab(bench.browser, await buildCase(place), bench.vendor));
  }
  return tabs;
}

async function closeTabs(tabs: Map<string, Tab>): Promise<void> {
  for (const [name, tab] of tabs) {
    if (tab.problems.length > 0) throw new Error(`${name} complains: ${tab.problems.join('; ')}`);
    await tab.page.context().close();
  }
}

function resultOf(suite: Suite, plan: MeasurePlan, series: Series): MeasureResult {
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
