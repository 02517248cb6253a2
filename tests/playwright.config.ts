import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { shareBuild } from './support/app-site/share-build.ts';
import { launchOptions } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['E2E_PORT'] ?? 7600);

shareBuild();

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../reports/e2e',
  // A browser waits for about a third of its time, so three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // A timeout is for tests that hang: on a busy machine a long test is fine, and speed belongs in the benchmarks.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    { name: 'daily', testIgnore: '**/*.nightly.spec.ts' },
    { name: 'nightly', testMatch: '**/*.nightly.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: await launchOptions(),
    // The user is a day behind the server, whose zone is set below.
    timezoneId: 'America/Los_Angeles',
    locale: 'en-GB',
    viewport: { width: 1024, height: 800 },
  },
  webServer: {
    command: `node tests/support/on-node.mjs tests/support/widgets-page/server.ts ${port}`,
    cwd: root,
    env: { TZ: 'Pacific/Kiritimati' },
    url: `http://127.0.0.1:${port}/pages.json`,
    timeout: 300_000,
  },
});
