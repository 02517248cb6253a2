import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import type * as entryServer from './entry-server.tsx';

type ServerHalf = typeof entryServer;

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const checks = { pluginTimings: false };

/** Built pages: the loaded server module, and the folder with the files for the browser. */
export interface BuiltPages extends ServerHalf {
  /** Folder of `client.js`, `client.css` and what they load. */
  clientFolder: string;
}

/** Builds the widgets' pages with React's development build, whose warnings the tests need. */
export async function buildPages(outDir: string): Promise<BuiltPages> {
  process.env['NODE_ENV'] = 'development';
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'development',
    plugins: [react()],
  };
  const clientFolder = `${outDir}/client`;
  await build({
    ...shared,
    build: {
      outDir: clientFolder,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        checks,
        input: `${here}entry-client.tsx`,
        output: { entryFileNames: 'client.js', assetFileNames: 'client[extname]' },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: `${outDir}/server`,
      ssr: `${here}entry-server.tsx`,
      rolldownOptions: { checks, output: { entryFileNames: 'server.js' } },
    },
  });
  const server = (await import(pathToFileURL(`${outDir}/server/server.js`).href)) as ServerHalf;
  return { ...server, clientFolder };
}
