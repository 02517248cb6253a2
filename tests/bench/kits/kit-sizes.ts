import { join } from 'node:path';
import { root } from '../bundle.ts';

/** Size of the same widget of a kit. */
export interface KitSize {
  /** Name of the kit. */
  kit: string;
  /** Gzipped bytes of its JavaScript, without React. Style sheets are not counted. */
  bytes: number;
}

/** Committed sizes of kits. */
export interface KitSizes {
  /** Day of the measurement, `YYYY-MM-DD`. */
  measured: string;
  /** Packages with their versions. */
  packages: Record<string, string>;
  /** Sizes by Tessera's component, smallest first. */
  sizes: Record<string, KitSize[]>;
}

/** Path of the committed sizes. */
export const kitSizesPath = join(root, 'tests/bench/kits/kit-sizes.data.json');
