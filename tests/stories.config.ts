import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './support/browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const docsPages = ['**/*.mdx'];

/** Runs of the stories: every story from left to right, the catalog also from right to left. */
const storyRuns = [
  { name: 'stories', locale: 'en', exclude: docsPages },
  { name: 'stories rtl', locale: 'ar', exclude: [...docsPages, '**/*.play.stories.tsx'] },
] as const;

/**
 * Stories in the development build. They have their own configuration because the plugin loads Storybook, for which
 * the other tests would wait.
 */
export default defineConfig(async () => ({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  plugins: [await storybookTest({ configDir: '.storybook', tags: { include: ['test'] } })],
  optimizeDeps: { include: ['axe-core'] },
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    isolate: false,
    setupFiles: ['.storybook/canvas/story-tests.ts'],
    // Timeouts only catch hanging tests: a healthy one may be slow on a busy machine, and benchmarks check speed.
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: await launchOptions() }),
      // One server for all runs; each has its own browser.
      instances: storyRuns.map(({ name, locale, exclude }) => ({
        browser: 'chromium' as const,
        name,
        exclude: [...exclude],
        provide: {
          // Colors are measured when they are stable.
          'storybook/test-initial-globals': { theme: 'light', locale, motion: 'reduced' },
        },
      })),
    },
  },
}));
