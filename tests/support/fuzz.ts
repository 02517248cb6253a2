const factor = Number(process.env['FUZZ'] ?? 1);

/**
 * Parameters of a property that is tried with a number of random examples, nightly (`FUZZ=20`) with many more and in
 * further time zones with fewer.
 */
export function runs(count: number): { numRuns: number } {
  return { numRuns: Math.ceil(count * factor) };
}

/** Step through a long list of examples, of which every `count`th is tried; nightly more, in further time zones fewer. */
export function stepOf(count: number): number {
  return Math.max(1, Math.round(count / factor));
}
