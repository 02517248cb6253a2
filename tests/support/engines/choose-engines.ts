import type { Engine } from './engine.ts';

/** Engines that can run, and a sentence for each that cannot. */
export interface ChosenEngines {
  /** Names of the engines that are installed. */
  found: string[];
  /** Missing engines, one sentence for each. */
  sentences: string[];
}

/** Separates the engines that are installed from those that are missing. */
export function chooseEngines(engines: readonly Pick<Engine, 'name' | 'missing'>[]): ChosenEngines {
  const missing = engines.map(({ name, missing: lacks }) => ({ name, lacks: lacks() }));
  return {
    found: missing.filter(({ lacks }) => lacks.length === 0).map(({ name }) => name),
    sentences: missing
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ name, lacks }) => `The stories cannot run in ${name}: install ${lacks.join(', ')}.`),
  };
}
