import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { scopedStyles } from './scoped-styles.ts';

/**
 * Compiles modules without types, one per source file that the entries import.
 * @param folder Folder of the sources.
 * @param sheets Receives the text of each style sheet, by its path below `folder`.
 */
export async function bundleModules(
  folder: string,
  entries: readonly string[],
  sheets: Map<string, string>,
): Promise<Rolldown.OutputChunk[]> {
  const places = entries.map((path) => [path.replace(/\.tsx?$/, ''), join(folder, path)]);
  const [result] = [
    await build({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      // Regardless of NODE_ENV: React's development code would contain absolute paths.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      plugins: [scopedStyles(folder, sheets)],
      build: {
        write: false,
        minify: false,
        sourcemap: true,
        target: 'es2022',
        reportCompressedSize: false,
        lib: { entry: Object.fromEntries(places), formats: ['es'] },
        rolldownOptions: {
          external: (id) => !/^([./#]|[A-Za-z]:)/.test(id),
          // It would name each file relative to the folder in which the build was started.
          experimental: { attachDebugInfo: 'none' },
          output: {
            preserveModules: true,
            preserveModulesRoot: folder,
            entryFileNames: '[name].js',
            comments: { legal: true, annotation: true, jsdoc: false },
          },
          checks: { pluginTimings: false },
          onLog: (level, log, report) => {
            // The warning asks whether directives are preserved. They are, and a test checks it.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
  ].flat();
  if (!result || !('output' in result)) throw new Error('The bundler produced no output.');
  return result.output.filter((file) => file.type === 'chunk');
}
