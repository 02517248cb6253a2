import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { firefox } from './firefox.ts';
import { engineProvider } from './provider.ts';
import { webkit } from './webkit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One run of all stories for each engine; `tests/support/engines/run.ts` names those that the machine has. */
export default defineConfig(async () => ({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: await Promise.all(
      [firefox, webkit].map(async (engine) => ({
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
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // A browser that starts during the first bundling of all stories.
            connectTimeout: 240_000,
            provider: engineProvider(engine),
            instances: [{ browser: engine.name as 'firefox', name: engine.name }],
          },
        },
      })),
    ),
  },
}));
