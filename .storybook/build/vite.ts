import { execFileSync } from 'node:child_process';
import type { UserConfig } from 'vite';
import { publishPictures, reviewPictures } from '../pictures/publish-pictures.ts';
import { publishAgentPages } from './agent-pages.ts';
import { publishPackage, publishRegistry, publishTokens } from './publish-registry.ts';
import { runtimeDependencies } from './runtime-dependencies.ts';
import { tokenLists } from './token-lists.ts';

/** Module graph of the bundler, as far as it is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const widget = /[\\/]src[\\/]components[\\/]([\w-]+)[\\/](?!.*[\\/]data[\\/])/;

/** Returns the folder of the widget that a module belongs to; none for generated data, which loads later. */
function folderOf(id: string): string | undefined {
  return widget.exec(id)?.[1];
}

/** Whether a module is loaded with its widget: another folder imports it, or a module that loads with the widget. */
function isEager(id: string, graph: ModuleGraph, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => folderOf(importer) !== folderOf(id) || isEager(importer, graph, visited),
  );
}

/** Returns the chunk of a module of a widget: one for each folder, without the parts that load later. */
function widgetChunk(id: string, graph: ModuleGraph): string | null {
  const folder = folderOf(id);
  return folder && isEager(id, graph) ? `widget-${folder}` : null;
}

/** Modules that pages load together, in a few chunks rather than one per shared module. */
const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Only the changelog loads the notes of all changes.
  {
    name: 'docs-blocks',
    test: /[\\/]stories[\\/]support[\\/]docs[\\/](?!changelog|release-notes)/,
  },
  // Each of the other languages loads when it is chosen in the toolbar.
  {
    name: 'languages',
    test: /[\\/]src[\\/](?:languages[\\/](?:en|language)|validation[\\/]messages|(?:components|primitives)[\\/].*[\\/](?!use-)[\w-]*words)\.ts/,
  },
  { name: 'parts', test: /[\\/]src[\\/](?:core|primitives)[\\/]/ },
  { name: 'validation', test: /[\\/]src[\\/]validation[\\/]/ },
  { name: 'auth', test: /[\\/]src[\\/]auth[\\/]/ },
  { name: 'demo-api', test: /[\\/]src[\\/]demo-api[\\/]/ },
  { name: 'app', test: /[\\/]src[\\/]app[\\/](?!(?:screens[\\/]languages|words)[\\/])/ },
  {
    name: 'form-harness',
    test: /[\\/]stories[\\/]support[\\/]forms[\\/](?:form-requests|validated-form)\.tsx?/,
  },
  { name: widgetChunk, test: widget },
];

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
      reviewPictures(),
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
      include: [...(config.optimizeDeps?.include ?? []), ...runtimeDependencies()],
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
