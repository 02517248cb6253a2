import { readFileSync } from 'node:fs';
import { reaches, type BenchResults, type MeasureResult } from '../../tests/bench/results.ts';
import type { SpeedFact } from './page-facts.ts';

const file = new URL('../../tests/bench/results.data.json', import.meta.url);

function inUnit(value: number, unit: MeasureResult['outcomeUnit']): string {
  if (unit === 'times') return `${value.toFixed(2)} times`;
  return unit === 'ms' ? `${value.toFixed(1)} ms` : `${(value / 1000).toFixed(1)} kB`;
}

/** Returns the committed benchmarks of a component: those of the folder with its name, `rating/cycle`. */
export function readSpeeds(component: string): SpeedFact[] {
  const { measures } = JSON.parse(readFileSync(file, 'utf8')) as BenchResults;
  const folder = component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return measures
    .filter(({ id }) => id.startsWith(`${folder}/`))
    .map((measure) => ({
      title: measure.title,
      against: measure.against,
      figure: inUnit(measure.outcome.median, measure.outcomeUnit),
      goal: inUnit(measure.goal, measure.outcomeUnit),
      reached: reaches(measure),
    }));
}
