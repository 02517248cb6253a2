import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import type { Engine, OpenedEngine } from './engine.ts';

declare module 'vitest/node' {
  interface _BrowserNames {
    engines: 'firefox' | 'webkit';
  }
}

/** Browser provider of Vitest that opens the page of the tests in an engine and leaves the rest to the page. */
export function engineProvider(engine: Engine): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'engines',
    supportedBrowser: [engine.name],
    providerFactory: (project) => new EngineProvider(project, engine),
  });
}

class EngineProvider implements BrowserProvider {
  name = 'engines';
  supportsParallelism = false;
  readonly #engine: Engine;
  readonly #opened: OpenedEngine[] = [];

  constructor(project: TestProject, engine: Engine) {
    this.#engine = engine;
    // The page of the tests sizes the frame that a test runs in itself.
    const answer = (name: string, command: (...sent: never[]) => unknown) =>
      project.browser?.registerCommand(
        name as never,
        ((_: unknown, ...sent: never[]) => command(...sent)) as never,
      );
    answer('__vitest_viewport', () => undefined);
    answer('__vitest_cleanup', () => undefined);
    answer('__vitest_keyboard', async (keys: string) => {
      await this.#opened.at(-1)?.type?.(keys);
      return { unreleased: [] };
    });
    answer('__vitest_pointer', async ([{ coords }]: [{ coords: { x: number; y: number } }]) => {
      await this.#opened.at(-1)?.press(coords.x, coords.y);
      return { unreleased: [], coords };
    });
  }

  getCommandsContext(): Record<string, unknown> {
    return {};
  }

  async openPage(_sessionId: string, url: string): Promise<void> {
    this.#opened.push(await this.#engine.open(url));
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened.splice(0).map((opened) => opened.close()));
  }
}
