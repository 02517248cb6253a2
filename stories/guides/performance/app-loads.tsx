import results from '#tests/bench/app-results.data.json';
import { loadGoals, type AppResults, type RouteLoad } from '#tests/bench/app-results.ts';
import { GoalRow, GoalTable, Tally } from './goal-row.tsx';
import styles from './performance.module.css';

const app: AppResults = results;

/** Figure of a route, formatted. */
interface LoadRow {
  name: string;
  detail: string;
  median: number;
  goal: number;
  unit: string;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

function rowsOf({ figures, mostScript }: RouteLoad): LoadRow[] {
  const { paint, blocked, shift, script, style } = figures;
  const between = ({ low, high }: typeof paint) =>
    `half of the loads ${low.toFixed(0)} to ${high.toFixed(0)} ms`;
  return [
    {
      name: 'Largest contentful paint',
      detail: between(paint),
      median: paint.median,
      goal: loadGoals.paint,
      unit: 'ms',
    },
    {
      name: 'Total blocking time',
      detail: between(blocked),
      median: blocked.median,
      goal: loadGoals.blocked,
      unit: 'ms',
    },
    {
      name: 'Cumulative layout shift',
      detail: 'of everything that moved without user input',
      median: shift.median,
      goal: loadGoals.shift,
      unit: '',
    },
    ...(mostScript === undefined
      ? []
      : [
          {
            name: 'Script of the first load',
            detail: `gzip, React and router counted; style sheets ${kilobytes(style.median)}`,
            median: script.median,
            goal: mostScript,
            unit: 'kB',
          },
        ]),
  ];
}

function told({ unit }: LoadRow, value: number): string {
  if (unit === 'ms') return milliseconds(value);
  return unit === 'kB' ? kilobytes(value) : value.toFixed(3);
}

/** Shows how the built app loads with an empty cache on a slowed processor, with goals. */
export function AppLoads() {
  const tables = app.routes.map((route) => ({ route, rows: rowsOf(route) }));
  const all = tables.flatMap(({ rows }) => rows);
  return (
    <div className={styles.root}>
      <Tally reached={all.filter(({ median, goal }) => median <= goal).length} all={all.length} />
      {tables.map(({ route: { name, path, figures }, rows }) => (
        <GoalTable
          key={path}
          title={name}
          note={<bdi>{`${path}, ${kilobytes(figures.script.median)} of script`}</bdi>}
        >
          {rows.map((row) => (
            <GoalRow
              key={row.name}
              name={row.name}
              detail={row.detail}
              share={row.median / row.goal}
              figure={told(row, row.median)}
              goal={told(row, row.goal)}
            />
          ))}
        </GoalTable>
      ))}
      <p className={styles.facts}>
        <bdi>
          {app.date}, {app.browser}, {app.machine}. Medians of {app.turns} loads at a {app.slowdown}
          -fold slower processor; network and server on the same machine.
        </bdi>
      </p>
    </div>
  );
}
