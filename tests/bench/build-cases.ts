import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  entryId,
  entryOf,
  importedReact,
  outputOf,
  productionVite,
  root,
  textOf,
  type Output,
} from './bundle.ts';

/** Files of one case's page, by name. */
export type PageFiles = Map<string, string>;

const vendor = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** React in its production build, one module for each entry, shared by all cases. */
export async function buildVendor(): Promise<PageFiles> {
  const require = createRequire(import.meta.url);
  const input = Object.fromEntries(vendor.map((name) => [fileOf(name), `virtual:vendor/${name}`]));
  const plugin: Plugin = {
    name: 'bench-vendor',
    resolveId: (id) => (id.startsWith('virtual:vendor/') ? id : undefined),
    load: (id) => {
      if (!id.startsWith('virtual:vendor/')) return undefined;
      const name = id.slice('virtual:vendor/'.length);
      const names = Object.keys(require(name) as object).filter((key) => key !== 'default');
      return `import all from '${name}';\nexport default all;\nexport const { ${names.join(', ')} } = all;`;
    },
  };
  const output = await run({ plugins: [plugin], input });
  return filesOf(output);
}

/** Case of a module: an export of type `BenchCase`. */
export interface CasePlace {
  path: string;
  name: string;
}

/** Page of one case. */
export async function buildCase({ path, name }: CasePlace, minify = true): Promise<PageFiles> {
  const entry = `import '${join(root, 'src/tokens/tokens.css')}';
    import { install } from '${join(root, 'tests/bench/page.tsx')}';
    import { ${name} as benchCase } from '${path}';
    install(benchCase);`;
  const output = await run({
    plugins: [entryOf(entry), importedReact()],
    input: { main: entryId },
    minify,
  });
  const files = filesOf(output);
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  files.set('index.html', pageOf(styles));
  return files;
}

/** Modules for Node, React left out; the first one, `main.js`, exports `renderMany(count)`. */
export async function buildServerCase({ path, name }: CasePlace): Promise<PageFiles> {
  const entry = `import { createElement, Fragment } from 'react';
    import { renderToString } from 'react-dom/server';
    import { ${name} } from '${path}';
    const { Subject } = ${name};
    export const renderMany = (count) => renderToString(createElement(Fragment, null,
      Array.from({ length: count }, (_, key) => createElement('div', { key }, createElement(Subject)))));`;
  const output = await run({
    plugins: [entryOf(entry), importedReact()],
    input: { main: entryId },
    ssr: true,
  });
  return filesOf(output);
}

interface Run {
  plugins: Plugin[];
  input: Record<string, string>;
  ssr?: boolean;
  minify?: boolean;
}

async function run({ plugins, input, ssr = false, minify = true }: Run) {
  const result = await productionVite({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins,
    ...(ssr ? { ssr: { noExternal: true as const, external: ['react', 'react-dom'] } } : {}),
    build: {
      write: false,
      ssr,
      minify: minify && !ssr,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          // React and the case are served from the same place.
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  return outputOf(result);
}

function filesOf(output: Output): PageFiles {
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : textOf(file)]),
  );
}

function fileOf(name: string): string {
  return `vendor/${name.replaceAll('/', '-')}`;
}

function pageOf(styles: string[]): string {
  const imports = Object.fromEntries(vendor.map((name) => [name, `/${fileOf(name)}.js`]));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>${links}
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="/main.js"></script></head><body></body></html>`;
}
