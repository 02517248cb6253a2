import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../free-port.ts';
import { keyPresses, mousePress, type Engine, type OpenedEngine } from './engine.ts';
import { findProgram } from './find-program.ts';

const miniBrowser = findProgram(
  ...['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0', '6.0'].map((api) => {
      const folder = api === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${api}`;
      return `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`;
    }),
  ),
);

/** WebKitGTK, driven over WebDriver, on its own display with a window manager that focuses its window. */
export const webkit: Engine = {
  name: 'webkit',
  missing: () =>
    [
      findProgram('WebKitWebDriver') && miniBrowser
        ? ''
        : 'WebKitWebDriver (apt-get install webkit2gtk-driver)',
      findProgram('Xvfb') ? '' : 'Xvfb (apt-get install xvfb)',
      findProgram('openbox') ? '' : 'openbox (apt-get install openbox)',
    ].filter(Boolean),
  open: openWebkit,
};

async function openWebkit(url: string): Promise<OpenedEngine> {
  const running: ChildProcess[] = [];
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(command, args, { stdio: 'ignore', env });
    running.push(child);
    // An aborted run leaves no display behind.
    process.once('exit', () => child.kill());
  };
  const close = async () => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
  };
  try {
    const display = freeDisplay();
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    start('Xvfb', [`:${display}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], env);
    await until('The display', () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${display}`)));
    start('openbox', [], env);
    const port = await freePort();
    start('WebKitWebDriver', [`--port=${port}`], env);
    const driver = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', () =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { sessionId } = (await post(`${driver}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const session = `${driver}/session/${sessionId}`;
    await post(`${session}/window/rect`, { x: 0, y: 0, width: 1360, height: 960 });
    await post(`${session}/url`, { url });
    return {
      goTo: async (address) => {
        await post(`${session}/url`, { url: address });
      },
      evaluate: async (expression) => {
        const script = `return JSON.stringify(${expression})`;
        return JSON.parse((await post(`${session}/execute/sync`, { script, args: [] })) as string);
      },
      press: async (x, y) => {
        await post(`${session}/actions`, { actions: [mousePress(x, y)] });
      },
      type: async (keys) => {
        await post(`${session}/actions`, { actions: [keyPresses(keys)] });
      },
      close: async () => {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.message}`);
  return value;
}

async function until(what: string, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${what} is not ready after 20 seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freeDisplay(): number {
  for (let display = 90; display < 200; display += 1) {
    if (!existsSync(`/tmp/.X11-unix/X${display}`) && !existsSync(`/tmp/.X${display}-lock`)) {
      return display;
    }
  }
  throw new Error('No display between :90 and :199 is free.');
}
