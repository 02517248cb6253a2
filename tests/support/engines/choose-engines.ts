import type { Engine } from './engine.ts';

/** Engines that can run, and a sentence for each that cannot. */
export interface ChosenEngines {
  /** Names of the engines that are installed. */
  found: string[];
  /** What is missing, one sentence for each engine. */
  sentences: string[];
}

/** Separates the engines that the machine has from those that it lacks. */
export function chooseEngines(engines: readonly Pick<Engine, 'name' | 'missing'>[]): ChosenEngines {
  const missing = engines.map(({ name, missing: lacks }) => ({ name, lacks: lacks() }));
  return {
    found: missing.filter(({ lacks }) => lacks.length === 0).map(({ name }) => name),
    sentences: missing
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ name, lacks }) => `The stories do not run in ${name}: install ${lacks.join(', ')}.`),
  };
}
