import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import type { Engine, OpenedEngine } from './engine.ts';

const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/tessera/chromium-126', import.meta.url),
);

/** The oldest Chromium that Tessera supports, from npm; installed only where it runs. */
export const oldestChromium: Engine = {
  name: 'chromium-126',
  missing: () => (process.platform === 'linux' && process.arch === 'x64' ? [] : ['Linux on x64']),
  open: openOldestChromium,
};

async function openOldestChromium(url: string): Promise<OpenedEngine> {
  const { args, env } = await launchOptions();
  const browser = await chromium.launch({ executablePath: await install(), args, env });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** Installs and unpacks the browser once; returns its path. */
async function install(): Promise<string> {
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '@sparticuz/chromium@126.0.0']);
  await pipeline(
    createReadStream(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(`${path}.part`, { mode: 0o700 }),
  );
  renameSync(`${path}.part`, path);
  return path;
}
