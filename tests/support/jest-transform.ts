import { transformSync } from 'esbuild';

const classNames =
  'module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? undefined : name) });';

function process(text: string, path: string): { code: string } {
  if (path.endsWith('.css')) return { code: classNames };
  return transformSync(text, {
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
