import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Zones that the date tests run in: both ends of the day, half hours, daylight saving at midnight, a skipped day. */
const zones = [
  'UTC',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

export default defineConfig(async () => ({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.built.test.ts', 'tests/unit/conformance/**'],
        },
      },
      {
        root,
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/unit/**/*.built.test.ts'],
          testTimeout: 60_000,
        },
      },
      ...zones.map((zone) => ({
        root,
        plugins: [react()],
        test: {
          name: `zone ${zone}`,
          environment: 'node',
          // A worker thread has a copy of the environment that the clock does not read.
          pool: 'forks' as const,
          env: { TZ: zone },
          include: [
            'tests/unit/internals/**/*.test.ts',
            'tests/unit/components/{calendar,date-picker}/**/*.test.ts',
            'tests/unit/zone.test.ts',
          ],
        },
      })),
      {
        root,
        plugins: [react()],
        cacheDir: 'node_modules/.cache/vitest-conformance',
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server.browser',
            'react-day-picker',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
          ],
        },
        test: {
          name: 'conformance',
          include: ['tests/unit/conformance/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}));
