import { onDemand, type OnDemand } from '../../internals/on-demand';
import type { FlagDrawing } from './flags';

/** Flags by first letter of the country's code, each letter loaded when the first of its flags is seen. */
export const flagStore: OnDemand<string, ReadonlyMap<string, () => FlagDrawing>> = onDemand(
  async (letter) => {
    const { readFlags } = await import('./flags');
    return readFlags(letter);
  },
);
