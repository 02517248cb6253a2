import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { serveFolder, type StaticServer } from '../support/static-server.ts';
import type { CreatedHost } from './created-hosts.ts';
import { nameTemplates, repository, runCommand } from './host.ts';
import { npm, runOrThrow } from './whole-project.ts';

const templates = join(repository, 'tests/consumer/hosts/created');

/** Creates a project below `folder` with its creator, and gives it the page with the booking form. */
export async function createHost(
  { name, creator, packages, home, page, plain }: CreatedHost,
  folder: string,
): Promise<string> {
  const host = join(folder, 'host');
  mkdirSync(folder, { recursive: true });
  if (creator) {
    const args = ['exec', '--yes', '--', ...creator.split(' ')];
    await runOrThrow(runCommand('npm', args, folder, { CI: '1' }));
  }
  if (plain) cpSync(join(templates, 'plain'), host, { recursive: true });
  if (existsSync(join(templates, name))) cpSync(join(templates, name), host, { recursive: true });
  copyFileSync(join(templates, 'booking.tsx.template'), join(host, home, 'booking.tsx'));
  if (page) writePage(join(host, home), page);
  nameTemplates(host);
  await runOrThrow(npm(['install', ...(packages?.split(' ') ?? [])], host));
  return host;
}

/** Writes a page whose default export is the booking form, and the layout of one of Next.js. */
function writePage(home: string, page: string): void {
  const folder = dirname(page);
  const form = `${relative(folder, '') || '.'}/booking`;
  mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, page), `export { Booking as default } from '${form}';\n`);
  if (page !== 'app/page.tsx') return;
  copyFileSync(join(templates, 'next-layout.tsx.template'), join(home, 'app/layout.tsx'));
}

/** Runs a command of a package that the host has installed. */
export function runInHost(host: string, command: string): Promise<string> {
  const env = { CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  return runOrThrow(runCommand('npm', ['exec', '--', ...command.split(' ')], host, env));
}

/** Serves the built site of a host. */
export async function serveHost(host: string, site: CreatedHost['site']): Promise<StaticServer> {
  if ('folder' in site) return serveFolder(join(host, site.folder));
  const port = await freePort();
  const [file = '', ...args] = `${site.command} ${port}`.split(' ');
  // Without npm between, which would not end the server.
  const child = spawn(join(host, 'node_modules/.bin', file), args, {
    cwd: host,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${site.command} ended with ${child.exitCode}.`);
    await setTimeout(100);
  }
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.on('close', () => resolve());
        child.kill();
      }),
  };
}
