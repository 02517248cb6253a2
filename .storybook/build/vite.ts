import type { UserConfig } from 'vite';
import { publishFacts } from '../facts/publish-facts.ts';
import { publishAgentPages } from './publish-agent-pages.ts';
import { publishExamples } from './publish-examples.ts';
import { publishRegistry } from './publish-registry.ts';
import { publishTokens } from './publish-tokens.ts';
import { runtimeDependencies } from './runtime-dependencies.ts';
import { tokenLists } from './token-lists.ts';

/**
 * Harmless warnings of the bundler: `"use client"` is meant for server frameworks and has no effect here, and
 * style sheets are imported as text by docs pages and by the list of files to copy.
 */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']);

/** Modules that nearly every page loads, in a few chunks rather than one per shared module. */
const pageParts = [
  { name: 'docs-blocks', test: /[\\/]stories[\\/]support[\\/]docs[\\/]/ },
  { name: 'parts', test: /[\\/]src[\\/](?:internals|primitives|provider)[\\/]/ },
];

/** Returns the Vite config of the Storybook, for development, the build and story tests. */
export function withTesseraSettings(config: UserConfig): UserConfig {
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      publishRegistry(),
      publishTokens(),
      publishAgentPages(),
      publishExamples(),
      publishFacts(),
      tokenLists(),
    ],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...runtimeDependencies],
    },
    build: {
      ...config.build,
      // Storybook's preview runtime is a single chunk of about 2 MB.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          ...config.build?.rolldownOptions?.output,
          codeSplitting: { includeDependenciesRecursively: false, groups: pageParts },
        },
        // Plugin timings depend on the machine.
        checks: { ...config.build?.rolldownOptions?.checks, bundlerTimings: false },
        onLog(level, log, handler) {
          if (!harmless.has(log.code ?? '')) handler(level, log);
        },
      },
    },
  };
}
