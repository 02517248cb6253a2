import { rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildApp, startApp } from '../support/app-site/start-app.ts';
import { launchOptions } from '../support/browser.ts';
import { loadOnce, sessionOf, slowdown } from './app-load.ts';
import { loadGoals, type AppResults, type AppRoute, type LoadFigures } from './app-results.ts';
import { root } from './bundle.ts';
import { spreadOf } from './statistics.ts';

// `--write` shows the figures on the page Guides/Quality; `--date` and `--machine` as for the bench of widgets.
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '9' },
    /** Folder of an app that is already built. */
    site: { type: 'string' },
    date: { type: 'string' },
    machine: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const turns = Number(values.turns);
const routes: AppRoute[] = [
  {
    name: 'Sign-in',
    path: '/login',
    signedIn: false,
    ready: 'section button',
    mostScript: 150_000,
  },
  { name: 'List of trips', path: '/', signedIn: true, ready: 'main a[href^="/trips/"]' },
];

const site = values.site ?? (await buildApp());
const app = await startApp(site);
const browser = await chromium.launch(await launchOptions());
try {
  const session = await sessionOf(browser, app);
  // In turns, so that noise on the machine affects all alike; the first load warms up the server and does not count.
  const loads = routes.map((): LoadFigures[] => []);
  for (let turn = -1; turn < turns; turn += 1) {
    for (const [place, route] of routes.entries()) {
      const figures = await loadOnce(browser, app, route, session);
      if (turn >= 0) loads[place]?.push(figures);
    }
  }
  const results: AppResults = {
    date: values.date ?? new Date().toISOString().slice(0, 10),
    machine: values.machine ?? `${cpus().length} cores, ${process.platform} ${process.arch}`,
    browser: `Chromium ${browser.version()}`,
    slowdown,
    turns,
    routes: routes.map(({ name, path, mostScript }, place) => ({
      name,
      path,
      ...(mostScript !== undefined && { mostScript }),
      figures: spreadsOf(loads[place] ?? []),
    })),
  };
  print(results);
  if (values.write) {
    const file = join(root, 'tests/bench/app-results.data.json');
    await writeFile(file, `${JSON.stringify(results, rounded, 2)}\n`);
  }
} finally {
  await browser.close();
  await app.close();
  if (!values.site) await rm(site, { recursive: true, force: true });
}

function spreadsOf(loads: readonly LoadFigures[]) {
  const spread = (name: keyof LoadFigures) => spreadOf(loads.map((load) => load[name]));
  return {
    paint: spread('paint'),
    blocked: spread('blocked'),
    shift: spread('shift'),
    script: spread('script'),
    style: spread('style'),
  };
}

function print(results: AppResults): void {
  for (const { name, mostScript, figures } of results.routes) {
    const { paint, blocked, shift, script, style } = figures;
    const line = (words: string, median: number, goal: number | undefined, shown: string) =>
      console.log(`${goal === undefined || median <= goal ? '✓' : '✗'} ${name}: ${words} ${shown}`);
    const range = (low: number, high: number) => `(${low.toFixed(0)} to ${high.toFixed(0)})`;
    line(
      'largest paint',
      paint.median,
      loadGoals.paint,
      `${paint.median.toFixed(0)} ms ${range(paint.low, paint.high)}, goal ${loadGoals.paint}`,
    );
    line(
      'blocking time',
      blocked.median,
      loadGoals.blocked,
      `${blocked.median.toFixed(0)} ms ${range(blocked.low, blocked.high)}, goal ${loadGoals.blocked}`,
    );
    line('layout shift', shift.median, loadGoals.shift, shift.median.toFixed(4));
    line('script', script.median, mostScript, `${(script.median / 1000).toFixed(1)} kB compressed`);
    line('style', style.median, undefined, `${(style.median / 1000).toFixed(1)} kB compressed`);
  }
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
