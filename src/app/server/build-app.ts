import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compressSite } from './static-site.ts';
import { builtFolder, viteSettings } from './vite-settings.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: builtFolder } } });
const outDir = resolve(values.out);
await build({
  ...viteSettings,
  logLevel: 'warn',
  build: { ...viteSettings.build, outDir },
});
await compressSite(outDir);
