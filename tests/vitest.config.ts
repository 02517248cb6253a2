import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { runtimeDependencies } from '../.storybook/build/runtime-dependencies.ts';
import { launchOptions } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Zones in which the date tests run again, after UTC with all others: daylight saving at midnight, the end of the day;
 * nightly the west, half hours, a skipped day.
 */
const zones = [
  'zone America/Sao_Paulo',
  'zone Pacific/Kiritimati',
  'nightly zone America/Los_Angeles',
  'nightly zone Asia/Kolkata',
  'nightly zone Pacific/Apia',
];

/** Timeouts only catch hanging tests: a healthy one may be slow on a busy machine, and benchmarks check speed. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 600_000,
  setupFiles: ['tests/support/wait-longer.ts'],
  expect: { poll: { timeout: 30_000 } },
};

// A test of a page waits for frames and one of the source for its imports, so two at a time fill two cores.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Test DOMs that applications use: each runs every widget. */
const testDoms = ['jsdom', 'happy-dom'] as const;

/** Browser tests that mock modules, or need a page on which nothing has loaded. */
const ownPage = 'tests/unit/**/*.own-page.browser.tsx';

export default defineConfig(async () => ({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          ...patient,
          name: 'unit',
          maxWorkers,
          environment: 'node',
          // A worker thread has a copy of the environment that the clock does not read.
          pool: 'forks',
          env: { TZ: 'UTC' },
          // A process for each file takes as long as a third of the tests.
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.built.test.ts', 'tests/unit/{conformance,test-dom}/**'],
        },
      },
      ...testDoms.map((environment) => ({
        root,
        plugins: [react()],
        test: {
          ...patient,
          name: environment,
          maxWorkers,
          environment,
          isolate: false,
          include: ['tests/unit/test-dom/**/*.test.tsx'],
          setupFiles: [...patient.setupFiles, 'tests/support/test-dom-setup.ts'],
        },
      })),
      {
        root,
        test: {
          ...patient,
          name: 'built',
          environment: 'node',
          include: ['tests/unit/**/*.built.test.ts'],
          // A docs page that waits for a processor is shown before it is complete, and then moves.
          maxConcurrency: 2,
        },
      },
      {
        root,
        test: {
          ...patient,
          name: 'consumer',
          environment: 'node',
          globalSetup: 'tests/consumer/publish.ts',
          include: ['tests/consumer/**/*.test.ts'],
          exclude: ['**/*.nightly.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        root,
        test: {
          ...patient,
          name: 'hosts',
          environment: 'node',
          globalSetup: 'tests/consumer/publish.ts',
          include: ['tests/consumer/**/*.nightly.test.ts'],
          // npm's registry, a busy machine, and folders of packages to remove.
          testTimeout: 900_000,
        },
      },
      ...zones.map((zone) => ({
        root,
        plugins: [react()],
        test: {
          ...patient,
          name: zone,
          maxWorkers,
          environment: 'node',
          pool: 'forks' as const,
          env: { TZ: zone.split(' ').at(-1) ?? '', FUZZ: '0.2' },
          isolate: false,
          include: [
            'tests/unit/core/**/*.test.ts',
            'tests/unit/components/{calendar,date-picker}/**/*.test.ts',
            'tests/unit/zone.test.ts',
          ],
          // The words of a hundred locales are the same in every zone.
          exclude: ['**/*.in-locales.test.ts'],
        },
      })),
      {
        root,
        plugins: [react()],
        cacheDir: 'node_modules/.cache/vitest-conformance',
        optimizeDeps: {
          // The stories' list names whatever a widget imports; Storybook's own packages are not for these tests.
          include: [
            ...runtimeDependencies().filter((name) => !name.includes('storybook')),
            '@testing-library/user-event',
            'lucide-react',
            'react-dom/server.browser',
            'zxing-wasm/reader',
          ],
        },
        test: {
          ...patient,
          name: 'conformance',
          maxWorkers,
          include: ['tests/unit/conformance/*.test.{ts,tsx}', 'tests/unit/**/*.browser.tsx'],
          setupFiles: [...patient.setupFiles, 'tests/support/bare-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              // Colors are measured when they are stable.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            // Most files share a page: loading the modules again for each takes as long as the tests.
            instances: [
              {
                browser: 'chromium' as const,
                name: 'conformance',
                exclude: [ownPage],
                isolate: false,
              },
              { browser: 'chromium' as const, name: 'conformance own page', include: [ownPage] },
            ],
          },
        },
      },
    ],
  },
}));
