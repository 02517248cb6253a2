import { execFileSync } from 'node:child_process';
import type { UserConfig } from 'vite';
import { publishPictures } from '../pictures/publish-pictures.ts';
import { publishAgentPages } from './agent-pages.ts';
import { chunkGroups } from './chunks.ts';
import { publishPackage, publishRegistry } from './publish-registry.ts';
import { publishTokens } from './publish-tokens.ts';
import { runtimeDependencies } from './runtime-dependencies.ts';
import { tokenLists } from './token-lists.ts';

/**
 * Harmless warnings of the bundler: `"use client"` is meant for server frameworks and has no effect here, and
 * style sheets are imported as text by docs pages and by the list of files to copy.
 */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']);

/** Returns the commit that is checked out; empty outside a Git repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Returns the Vite config of the Storybook, for development, the build and story tests. */
export function withTesseraSettings(config: UserConfig): UserConfig {
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      publishRegistry(),
      publishPackage(),
      publishTokens(),
      publishAgentPages(),
      publishPictures(),
      tokenLists(),
    ],
    define: { ...config.define, 'import.meta.env.TESSERA_COMMIT': JSON.stringify(commit()) },
    server: {
      ...config.server,
      // A page of a report, which a test run or an accepted picture writes, would reload every open page.
      watch: { ...config.server?.watch, ignored: ['**/reports/**', '**/dist/**', '**/data/**'] },
    },
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
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
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
