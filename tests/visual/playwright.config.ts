import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserSupply } from '../support/browser.ts';
import { deadProxy } from './camera.ts';

/** Configuration of the picture run; `cli.ts` starts it, and says through the environment what to take. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../node_modules/.cache/tessera/visual',
  fullyParallel: true,
  // A page waits for frames and for the network about as long as it works.
  workers: Math.max(2, availableParallelism()),
  timeout: 40_000,
  reporter: './reporter.ts',
  use: { launchOptions: { ...(await browserSupply()).launch, proxy: deadProxy } },
});
