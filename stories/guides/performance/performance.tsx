import results from '#tests/bench/results.data.json';
import { reaches, type BenchResults, type MeasureResult } from '#tests/bench/results.ts';
import budget from '#tests/bench/size-budget.json';
import type { SizeBudget } from '#tests/bench/size-budget.ts';
import type { SizePlan } from '#tests/bench/size-plan.ts';
import { GoalRow, GoalTable, Tally } from './goal-row.tsx';
import styles from './performance.module.css';

const bench = results as BenchResults;
const plans = Object.values(
  import.meta.glob<{ sizePlan: SizePlan }>('../../../tests/bench/cases/*/size-plan.ts', {
    eager: true,
  }),
).map(({ sizePlan }) => sizePlan);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const accepted: SizeBudget['accepted'] = budget.accepted;
const bareSizes: SizeBudget['bare'] = budget.bare;
const packages = Object.entries(bareSizes)
  .map(([name, { gzip }]) => `${name} ${kilobytes(gzip)}`)
  .join(', ');
const sizes = plans.flatMap(({ limits, bare }) =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const size = accepted[name];
    return size ? [{ name, limit, bare: bare && bareSizes[bare.package], ...size }] : [];
  }),
);

const times = (ratio: number) => `${ratio.toFixed(2)}×`;

const figureIn: Record<MeasureResult['outcomeUnit'], (value: number) => string> = {
  times,
  ms: (value) => `${Number(value.toPrecision(3))} ms`,
  bytes: (value) => `${value.toFixed(0)} B`,
};

const goalIn: Record<MeasureResult['outcomeUnit'], (value: number) => string> = {
  times: (value) => `${value}×`,
  ms: (value) => `${value} ms`,
  bytes: (value) => `${value} B`,
};

/** Shows the download size of each widget with its limit. */
export function Sizes() {
  const reached = sizes.filter(({ gzip, limit }) => gzip <= limit).length;
  return (
    <div className={styles.root}>
      <Tally reached={reached} all={sizes.length} />
      <Legend
        entries={[
          ['bar', 'JavaScript'],
          ['second', 'style sheet'],
          ['line', 'limit'],
          ['bare', `the wrapped package: ${packages}`],
        ]}
      />
      <GoalTable title="Download" note="gzip, React not counted">
        {sizes.map(({ name, limit, bare, gzip, js, css, deferred }) => (
          <GoalRow
            key={name}
            name={name}
            detail={`${kilobytes(js)} script, ${kilobytes(css)} style${laterOf(deferred)}`}
            share={gzip / limit}
            second={css / gzip}
            bare={bare && bare.gzip / limit}
            figure={kilobytes(gzip)}
            goal={kilobytes(limit)}
          />
        ))}
      </GoalTable>
    </div>
  );
}

/**
 * Returns what loads on first use: lazy modules by name, data files by letter as one entry, and the data of
 * languages.
 */
function laterOf(deferred: Record<string, number>): string {
  const parts: string[] = [];
  const languages = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const [name, bytes] of Object.entries(deferred)) {
    const file = name.split('/').at(-1) ?? name;
    const language = /\.(\w\w)(?:\.data)?$/.exec(file)?.[1];
    const byLetter = /^(.+)-\w\.data$/.exec(file)?.[1];
    if (language) languages.set(language, (languages.get(language) ?? 0) + bytes);
    else if (byLetter) letters.set(byLetter, (letters.get(byLetter) ?? 0) + bytes);
    else parts.push(`${file} ${kilobytes(bytes)}`);
  }
  for (const [name, bytes] of letters) parts.push(`${name} by letter ${kilobytes(bytes)} in all`);
  if (languages.size > 0) parts.push(`a language ${kilobytes(Math.max(...languages.values()))}`);
  return parts.length > 0 ? `; later ${parts.join(', ')}` : '';
}

/** Shows the main-thread work of each widget beside that of the package it is built on. */
export function Speed() {
  const widgets = [...new Set(bench.measures.map(({ widget }) => widget))];
  const versions = Object.entries(bench.versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  return (
    <div className={styles.root}>
      <Tally reached={bench.measures.filter(reaches).length} all={bench.measures.length} />
      <Legend
        entries={[
          ['bar', 'ours'],
          ['bare', 'the bare package, 1×'],
          ['line', 'goal'],
        ]}
      />
      {widgets.map((widget) => (
        <Widget
          key={widget}
          title={widget}
          measures={bench.measures.filter((measure) => measure.widget === widget)}
        />
      ))}
      <p className={styles.facts}>
        <bdi>
          {bench.date}, {bench.browser}, {bench.machine}, {versions}. Medians of {bench.turns}{' '}
          turns. The bare package against itself came out at {times(bench.noise.low)} to{' '}
          {times(bench.noise.high)}: a smaller difference is noise.
        </bdi>
      </p>
    </div>
  );
}

function Widget({ title, measures }: { title: string; measures: MeasureResult[] }) {
  const against = measures[0]?.against;
  return (
    <GoalTable title={title} note={<bdi>beside {against}</bdi>}>
      {measures.map((measure) => (
        <GoalRow
          key={measure.id}
          name={measure.title}
          detail={detailOf(measure, against)}
          share={measure.outcome.median / measure.goal}
          bare={measure.outcomeUnit === 'times' ? 1 / measure.goal : undefined}
          figure={figureIn[measure.outcomeUnit](measure.outcome.median)}
          goal={goalIn[measure.outcomeUnit](measure.goal)}
        />
      ))}
    </GoalTable>
  );
}

function detailOf(measure: MeasureResult, against: string | undefined): string {
  const { ours, bare, floor, unit } = measure;
  const figure = figureIn[unit];
  const other = measure.against === against ? '' : ` (${measure.against})`;
  const beside = bare ? ` beside ${figure(bare.median)}${other}` : '';
  const native = floor ? `; native elements ${figure(floor.median)}` : '';
  return `${figure(ours.median)}${beside}${native}`;
}

function Legend({ entries }: { entries: readonly (readonly [part: string, words: string])[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(([part, words]) => (
        <li key={part} className={styles.entry}>
          <span className={styles.sample} data-part={part} />
          <bdi>{words}</bdi>
        </li>
      ))}
    </ul>
  );
}
