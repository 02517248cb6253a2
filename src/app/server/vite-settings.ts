import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const root = fromRoot('src/app');

/** Folder of the built app. */
export const builtFolder = fromRoot('dist/app');

/** Harmless warnings of the bundler: `"use client"` is meant for server frameworks. */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE']);

/** What every screen needs: the beginning of the page, and what it takes from rooms that have more to give. */
const needed = [
  'src/app/main.tsx',
  'src/app/unstarted.css',
  'src/provider/tessera-provider.tsx',
  'src/app/screens/sign-in-screen/guest-frame.tsx',
].map(fromRoot);

/** What signing in needs besides. */
const neededToSignIn = [
  'src/app/session/login-screen.tsx',
  'src/app/screens/sign-in-screen/sign-in-screen.tsx',
].map(fromRoot);

const doors = ['src/index.ts', 'src/app/screens/sign-in-screen/index.ts'].map(fromRoot);

/** Vite's settings for the app, while developing and for the build. */
export const viteSettings: InlineConfig = {
  root,
  configFile: false,
  publicDir: fromRoot('src/app/public'),
  cacheDir: fromRoot('node_modules/.cache/tessera/app'),
  plugins: [react()],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    // Fonts and pictures in `data:` addresses would be against the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What screens share comes in a few chunks, not in dozens.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'session', test: /src\/auth\/|node_modules\/jose\// },
            { name: chunkOf('app', needed, doors) },
            {
              name: chunkOf('base', neededToSignIn, doors),
              test: /src\/(internals|languages|primitives|provider|app\/screens)\//,
              minShareCount: 2,
            },
            // Who signs in needs none of it.
            { name: 'frame', test: /src\/(internals|primitives|app)\//, minShareCount: 4 },
          ],
        },
      },
      onLog(level, log, handler) {
        if (!harmless.has(log.code ?? '')) handler(level, log);
      },
    },
  },
};

/** Asker of the bundler about a module: those that it imports at once. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Namer of chunks: what every screen needs comes in one piece, because many small chunks compress worse than one, and each
 * is a request. What only some screens need is left to the bundler.
 * @param name Name of the chunk.
 * @param entries Paths of the modules that the page begins with.
 * @param doors Paths of modules that only pass others on, of which few are wanted; they are not followed.
 */
export function chunkOf(
  name: string,
  entries: readonly string[],
  doors: readonly string[],
): (id: string, graph: Graph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= closureOf(entries, doors, graph);
    return needed.has(id) ? name : null;
  };
}

function closureOf(
  entries: readonly string[],
  doors: readonly string[],
  graph: Graph,
): ReadonlySet<string> {
  const found = new Set(entries);
  // A set that grows is walked to its new end.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!doors.includes(imported)) found.add(imported);
    }
  }
  return found;
}
