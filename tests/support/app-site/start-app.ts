import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildOnce, sharedBuild } from './share-build.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const password = 'a mosaic of trips';

/** App served with its API over SQLite, in its own process. */
export interface RunningApp {
  /** Address without a path. */
  origin: string;
  /** Account with trips. */
  account: { email: string; password: string };
  /** Ends the server immediately, like a crash. */
  kill: () => Promise<void>;
  /** Restarts a killed server with its data, on the same port. */
  restart: () => Promise<void>;
  /** Stops the server and removes its files. */
  close: () => Promise<void>;
}

/** Builds the app into a temporary folder, or uses the build that a run shares; returns the folder. */
export async function buildApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-app-'));
  const shared = process.env[sharedBuild];
  if (shared) await cp(await buildOnce(shared, build), folder, { recursive: true });
  else await build(folder);
  return folder;
}

async function build(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/app/server/build-app.ts', '--out', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/**
 * Starts the server of a built app with its own data, around 15 April 2026.
 * @param choices Further options of the command line.
 */
export async function startApp(site: string, choices: readonly string[] = []): Promise<RunningApp> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-app-data-'));
  const options = ['--site', site, '--data', data, '--today', '2026-04-15', ...choices];
  let [server, port] = await serve(options, 0);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    account: { email: 'demo@example.com', password },
    kill,
    restart: async () => {
      [server, port] = await serve(options, port);
    },
    close: async () => {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function serve(options: readonly string[], port: number): Promise<[ChildProcess, number]> {
  const all = ['src/app/server/serve.ts', '--port', String(port), ...options];
  const server = spawn(process.execPath, all, {
    cwd: root,
    env: { ...process.env, TESSERA_DEMO_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of server.stdout) {
    output += String(part);
    const [, found] = /App: http:\/\/localhost:(\d+)\n/.exec(output) ?? [];
    if (found) return [server, Number(found)];
  }
  throw new Error(`The server of the app ended before it listened: ${output}`);
}
