import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { builtFolder, viteSettings } from './vite-settings.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: builtFolder } } });
await build({
  ...viteSettings,
  logLevel: 'warn',
  build: { ...viteSettings.build, outDir: resolve(values.out) },
});
