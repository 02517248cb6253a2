import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runCommand } from './host.ts';

/** Outcome of Biome: files without a finding, and the findings. */
interface BiomeReport {
  summary: { unchanged: number };
  diagnostics: unknown[];
}

/**
 * Lints a folder, styles included, with the rules that Biome recommends.
 * @param place New folder for a copy of it, in which no `package.json` adds rules.
 */
export async function lintWithBiome(folder: string, place: string): Promise<BiomeReport> {
  cpSync(folder, place, { recursive: true });
  writeFileSync(join(place, 'biome.json'), '{}');
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const { output } = await runCommand(
    process.execPath,
    [biome, 'lint', '--reporter=json', '.'],
    place,
  );
  const report = output.split('\n').find((line) => line.startsWith('{"summary"'));
  if (report === undefined) throw new Error(output);
  return JSON.parse(report) as BiomeReport;
}
