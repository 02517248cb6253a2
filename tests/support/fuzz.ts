const factor = Number(process.env['FUZZ'] ?? 1);

/** Parameters of a property that is tried with a number of random examples, and nightly (`FUZZ=20`) with many more. */
export function runs(count: number): { numRuns: number } {
  return { numRuns: count * factor };
}
