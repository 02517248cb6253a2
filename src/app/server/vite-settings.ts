import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const root = fromRoot('src/app');

/** Folder of the built app. */
export const builtFolder = fromRoot('dist/app');

/** Harmless warnings of the bundler: `"use client"` is meant for server frameworks. */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE']);

/** Modules that every screen needs: the entry of the page, and what it imports from larger folders. */
const needed = [
  'src/app/main.tsx',
  'src/app/unstarted.css',
  'src/core/provider/tessera-provider.tsx',
  'src/app/screens/guest-frame.tsx',
].map(fromRoot);

/** Modules that signing in needs in addition. */
const neededToSignIn = [
  'src/app/account/login-screen.tsx',
  'src/app/screens/sign-in-screen.tsx',
  'src/components/account-form/login-form.tsx',
  'src/primitives/select/select-frame.ts',
].map(fromRoot);

const skeleton = fromRoot('src/app/trips/screen-skeleton.tsx');

const doors = [
  'src/index.ts',
  'src/components/account-form/index.ts',
  'src/primitives/select/index.ts',
].map(fromRoot);

const ofApp = chunkOf('app', needed, doors);
const ofSignIn = chunkOf('app', neededToSignIn, doors);

/** Names the chunk of what every screen needs: fields and buttons are together with the app, because they compress better. */
function ofEveryScreen(id: string, graph: Graph): string | null {
  const isShared = /src\/(core|languages|primitives|app\/(data|frame))\//.test(id);
  return ofApp(id, graph) ?? (isShared ? ofSignIn(id, graph) : null);
}

/** Vite config of the app, for development and the build. */
export const viteSettings: InlineConfig = {
  root,
  configFile: false,
  publicDir: fromRoot('src/app/public'),
  cacheDir: fromRoot('node_modules/.cache/tessera/app'),
  plugins: [react()],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    // The page's policy blocks fonts and images in `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Modules that screens share are grouped into a few chunks.
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: ofEveryScreen },
            // The screens of an account share it.
            {
              name: chunkOf('account', neededToSignIn, doors),
              test: /src\/(components|auth|app)\//,
            },
            // The style sheets of the screens, in whose places it is drawn.
            { name: chunkOf('screen-skeleton', [skeleton], doors) },
            // Signing in needs none of it.
            { name: 'frame', test: /src\/(core|primitives|app)\//, minShareCount: 4 },
          ],
        },
      },
      onLog(level, log, handler) {
        if (!harmless.has(log.code ?? '')) handler(level, log);
      },
    },
  },
};

/** Function of the bundler that returns the static imports of a module. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Returns a function that names chunks: modules that every screen needs are in one chunk, because many small
 * chunks compress worse and need a request each. Other modules are left to the bundler.
 * @param name Name of the chunk.
 * @param entries Paths of the entry modules of the page.
 * @param doors Paths of modules that only re-export others, few of which are needed; their imports are not
 * followed.
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
  // Iterating over a set includes entries that are added during the loop.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!doors.includes(imported)) found.add(imported);
    }
  }
  return found;
}
