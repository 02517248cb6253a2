import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserSupply } from '../support/browser.ts';
import { deadProxy } from './camera.ts';

/** Configuration of the picture run; `cli.ts` starts it, and passes what to take through the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../node_modules/.cache/tessera/visual',
  fullyParallel: true,
  // A page spends about half of its time waiting for frames and the network.
  workers: Math.max(2, availableParallelism()),
  timeout: 180_000,
  reporter: './reporter.ts',
  use: { launchOptions: { ...(await browserSupply()).launch, proxy: deadProxy } },
});
