import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { Engine } from './engine.ts';
import { engines, storyEngines } from './engines.ts';
import { engineProvider } from './provider.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function browserOf(engine: Engine) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A browser that starts during the first bundling of all stories.
    connectTimeout: 240_000,
    provider: engineProvider(engine),
    instances: [{ browser: engine.name as 'firefox' }],
  };
}

/**
 * One run of all stories for each engine, and one that measures open layers in the built Storybook;
 * `tests/support/engines/run.ts` names those that the machine has.
 */
export default defineConfig(async () => ({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: await Promise.all([
      ...engines.map((engine) => ({
        root,
        test: {
          name: `${engine.name} layers`,
          environment: 'node',
          include: ['tests/support/engines/layers.test.ts'],
          env: { ENGINE: engine.name },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      })),
      ...storyEngines.map((engine) => ({
        root,
        plugins: [react()],
        cacheDir: 'node_modules/.cache/vitest-conformance',
        test: {
          name: `${engine.name} pairs`,
          include: ['tests/unit/primitives/layer-pairs.browser.tsx'],
          setupFiles: ['tests/support/wait-longer.ts', 'tests/support/bare-page.ts'],
          testTimeout: 180_000,
          browser: browserOf(engine),
        },
      })),
      ...storyEngines.map(async (engine) => ({
        root,
        plugins: [await storybookTest({ configDir: '.storybook', tags: { include: ['test'] } })],
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: engine.name,
          maxWorkers: 1,
          isolate: false,
          setupFiles: ['.storybook/canvas/story-tests.ts'],
          exclude: ['**/*.mdx'],
          provide: {
            'storybook/test-initial-globals': { theme: 'light', locale: 'en', motion: 'reduced' },
          },
          browser: browserOf(engine),
        },
      })),
    ]),
  },
}));
