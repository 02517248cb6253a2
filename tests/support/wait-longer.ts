import { vi } from 'vitest';

// Runs with every test: what is waited for may take its time on a busy machine. `expect.poll` and `expect.element` have
// an option for it in the configuration; `vi.waitFor` and `vi.waitUntil` have none, and give up after a second.

/** Maximum time to wait for something that is expected, in milliseconds. */
const timeout = 30_000;

const isLonger = Symbol.for('tessera: waits longer');
const waits: typeof vi & { [isLonger]?: true } = vi;

// Files share a realm, so this runs several times.
if (!waits[isLonger]) {
  waits[isLonger] = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, longer(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, longer(options));
}

function longer<Options extends { timeout?: number }>(options: number | Options = {} as Options) {
  return typeof options === 'number' ? options : { timeout, ...options };
}
