import { build } from 'vite';
import { viteSettings } from './vite-settings.ts';

await build({ ...viteSettings, logLevel: 'warn' });
