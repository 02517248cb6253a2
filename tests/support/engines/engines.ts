import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { oldestChromium } from './oldest-chromium.ts';
import { webkit } from './webkit.ts';

/** Engines in which all stories run. */
export const storyEngines: readonly Engine[] = [firefox, webkit];

/** Engines in which the layers are measured. */
export const engines: readonly Engine[] = [oldestChromium, ...storyEngines];

/** Returns the engine of a name. */
export function engineNamed(name: string): Engine {
  const engine = engines.find((one) => one.name === name);
  if (engine) return engine;
  const names = engines.map((one) => one.name).join(', ');
  throw new Error(`There is no engine "${name}": choose one of ${names}.`);
}
