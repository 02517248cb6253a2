import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { transformSync } from 'esbuild';

const classNames =
  'module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? undefined : name) });';

/** Vite's list of modules, which it also writes into the code that Jest would run. */
const glob = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)',\s*\{\s*eager: true,?\s*\}\s*,?\s*\)/g;

function requireAll(pattern: string, path: string): string {
  const files = globSync(pattern, { cwd: dirname(path) }).toSorted();
  const entries = files.map((file) => `${JSON.stringify(file)}: require(${JSON.stringify(file)})`);
  return `({ ${entries.join(', ')} })`;
}

function process(text: string, path: string): { code: string } {
  if (path.endsWith('.css')) return { code: classNames };
  const source = text
    .replaceAll(glob, (_, pattern: string) => requireAll(pattern, path))
    // CommonJS cannot wait for what a module preloads.
    .replaceAll(/^await /gm, 'void ');
  return transformSync(source, {
    format: 'cjs',
    jsx: 'automatic',
    loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
    sourcefile: path,
    sourcemap: 'inline',
    supported: { 'dynamic-import': false },
  });
}

/** Transformer for Jest: turns ES modules, TypeScript and JSX into CommonJS, and a style sheet into its class names. */
// oxlint-disable-next-line import/no-default-export -- Jest takes a transformer as the default export of its file.
export default { process };
