import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { keyPresses, mousePress, type Engine, type OpenedEngine } from './engine.ts';
import { findProgram } from './find-program.ts';

const preferences = {
  // A page in the background has focus, too.
  'focusmanager.testmode': true,
  'dom.disable_open_during_load': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'app.update.auto': false,
};

/** Firefox, driven over WebDriver BiDi, which needs no display and no driver. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () =>
    findProgram('firefox-esr', 'firefox') ? [] : ['firefox-esr (apt-get install firefox-esr)'],
  open: openFirefox,
};

async function openFirefox(url: string): Promise<OpenedEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'tessera-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    findProgram('firefox-esr', 'firefox') ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  // An aborted run leaves no browser behind.
  process.once('exit', () => browser.kill());
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const close = async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const send = await connect(await addressIn(browser.stderr));
    await send('session.new', { capabilities: {} });
    // The window's first page never gets focus.
    const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
      context: string;
    };
    await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
    await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    await send('browsingContext.activate', { context });
    return {
      close,
      goTo: async (address) => {
        await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      },
      evaluate: async (expression) => {
        const { result } = (await send('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: true,
        })) as { result: { value: string } };
        return JSON.parse(result.value);
      },
      press: async (x, y) => {
        await send('input.performActions', { context, actions: [mousePress(x, y)] });
      },
      type: async (keys) => {
        await send('input.performActions', { context, actions: [keyPresses(keys)] });
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      output.resume();
      return `${address}/session`;
    }
  }
  throw new Error('Firefox ended before it was ready.');
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Connects to WebDriver BiDi; returns a function that sends a command and waits for its result. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${address} cannot be reached.`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as {
      id?: number;
      type: string;
      result?: unknown;
      message?: string;
    };
    const one = waiting.get(response.id ?? -1);
    waiting.delete(response.id ?? -1);
    if (response.type === 'success') one?.resolve(response.result);
    else one?.reject(new Error(response.message));
  });
  let last = 0;
  return (method, params) => {
    const id = (last += 1);
    const response = Promise.withResolvers<unknown>();
    waiting.set(id, response);
    socket.send(JSON.stringify({ id, method, params }));
    return response.promise;
  };
}
