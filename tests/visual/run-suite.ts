import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserSupply } from '../support/browser.ts';
import { serveFolder } from '../support/static-server.ts';
import { findOrphans, listStored, picturePath, readBaseline } from './baselines.ts';
import { deadProxy } from './camera.ts';
import { selectPictures, shardOf, type Picture } from './picture-list.ts';
import type { PictureResult, RunResults } from './results.ts';
import { orderVariable, outcomesFile, type PageUse, type RunOrder } from './run-file.ts';
import { readPictures } from './story-list.ts';

/** What to take pictures of, and where they go. */
export interface SuiteOptions {
  /** Folder of the static Storybook. */
  storybook: string;
  /** Folder with the baselines. */
  baselines: string;
  /** Folder of the report; it is emptied first. */
  output: string;
  /** Words of which a picture's name must contain one; all pictures without words. */
  words?: readonly string[];
  /** Ids of the stories to take; all of them without a list. */
  stories?: ReadonlySet<string> | undefined;
  /** Part of the pictures that this machine takes. Default all of them. */
  shard?: { index: number; total: number };
  /** Number of pages that work at once. Default: one per processor, but at least two. */
  workers?: number;
  /** Pages that the pictures are taken on. Default `'checked'`. */
  pages?: PageUse;
  /** Whether the run prints its outcomes. Default true. */
  prints?: boolean;
}

/** Takes the pictures and compares them with the baselines. */
export async function runSuite(options: SuiteOptions): Promise<RunResults> {
  const { storybook, baselines, output } = options;
  if (!existsSync(join(storybook, 'index.json'))) {
    throw new Error(
      'There is no static Storybook to picture: run `npm run build` first, or leave out --no-build.',
    );
  }
  const supply = await browserSupply();
  const server = await serveFolder(storybook);
  try {
    const all = await listAll(storybook, server.url);
    const shard = options.shard ?? { index: 1, total: 1 };
    const { words = [], stories } = options;
    const isWanted = ({ story }: Picture) => !stories || stories.has(story);
    const wanted = selectPictures(all, words).filter(isWanted);
    const pictures = shardOf(wanted, shard.index, shard.total);
    await rm(output, { recursive: true, force: true });
    await mkdir(output, { recursive: true });
    const { pages = 'checked' } = options;
    const order = { url: server.url, baselines, output, pictures: byLook(pictures), pages };
    const results = await takePictures(order, options);
    // One shard reports for all of them, or each would count the same orphans.
    const stored = shard.index === 1 ? await listStored(baselines) : new Map<string, string>();
    const orphans = findOrphans(stored, all).filter(
      ({ picture }) => selectPictures([picture], words).length > 0,
    );
    for (const { picture } of orphans) {
      const copy = picturePath(join(output, 'before'), picture.id);
      await mkdir(dirname(copy), { recursive: true });
      const baseline = await readBaseline(baselines, picture);
      if (baseline) await writeFile(copy, baseline.read());
    }
    return {
      pinned: supply.pinned,
      decides: supply.comparesBaselines,
      results: [...results, ...orphans],
    };
  } finally {
    await server.close();
  }
}

/** Pictures ordered so that those with the same settings are next to each other and can share a page. */
function byLook(pictures: readonly Picture[]): Picture[] {
  const lookOf = ({ globals, viewport }: Picture) => `${viewport.width} ${globals}`;
  return pictures.toSorted((a, b) => lookOf(a).localeCompare(lookOf(b)));
}

async function listAll(storybook: string, url: string): Promise<Picture[]> {
  const { launch } = await browserSupply();
  const browser = await chromium.launch({ ...launch, proxy: deadProxy });
  try {
    return await readPictures(browser, storybook, url);
  } finally {
    await browser.close();
  }
}

async function takePictures(order: RunOrder, options: SuiteOptions): Promise<PictureResult[]> {
  if (order.pictures.length === 0) return [];
  const orderFile = join(order.output, 'order.json');
  const outcomes = join(order.output, outcomesFile);
  await writeFile(orderFile, JSON.stringify(order));
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const args = [playwrightCommand(), 'test', `--config=${config}`];
  if (options.workers) args.push(`--workers=${options.workers}`);
  const code = await new Promise<number | null>((resolve, reject) => {
    const stdio = options.prints === false ? 'ignore' : 'inherit';
    const environment = { ...process.env, [orderVariable]: orderFile };
    const child = spawn(process.execPath, args, { env: environment, stdio });
    child.on('error', reject);
    child.on('close', resolve);
  });
  const text = await readFile(outcomes, 'utf8').catch(() => null);
  await Promise.all([orderFile, outcomes].map((path) => rm(path, { force: true })));
  if (text === null) throw new Error(`The picture run ended early, with code ${String(code)}.`);
  return JSON.parse(text) as PictureResult[];
}

function playwrightCommand(): string {
  return createRequire(import.meta.url).resolve('@playwright/test/cli');
}
