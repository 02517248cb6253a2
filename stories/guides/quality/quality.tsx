import { useEffect, useState } from 'react';
import { Disclosure } from '#stories/support/docs/disclosure.tsx';
import styles from '#stories/support/docs/docs.module.css';
import { Table } from '#stories/support/docs/table.tsx';
import { usePictures, type GalleryPicture } from '#stories/support/gallery/gallery-pictures.ts';
import appResults from '#tests/bench/app-results.data.json';
import { loadGoals, type AppResults } from '#tests/bench/app-results.ts';
import kitSizes from '#tests/bench/kits/kit-sizes.data.json';
import type { KitSizes } from '#tests/bench/kits/kit-sizes.ts';
import benchResults from '#tests/bench/results.data.json';
import type { BenchResults, MedianResult } from '#tests/bench/results.ts';
import budget from '#tests/bench/size-budget.json';
import type { SizeBudget } from '#tests/bench/size-budget.ts';
import { sizePlans } from '#tests/bench/size-plan.ts';

const bench = benchResults as BenchResults;
const app: AppResults = appResults;
const kits: KitSizes['sizes'] = kitSizes.sizes;
const { accepted, bare: packages }: SizeBudget = budget;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const verdict = (reached: boolean) => (reached ? '' : ', missed');

/** Story or docs page in the index of the Storybook. */
interface Entry {
  title: string;
  tags: readonly string[];
}

function useIndex(): readonly Entry[] | undefined {
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    let current = true;
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then((index) => {
        if (current) setEntries(Object.values(index.entries));
      });
    return () => void (current = false);
  }, []);
  return entries;
}

function proofOf(title: string, entries: readonly Entry[], pictures: readonly GalleryPicture[]) {
  const tests = entries.filter(
    (entry) => entry.tags.includes('play') && entry.title.startsWith(`${title}/Tests`),
  );
  return [
    String(tests.length),
    String(pictures.filter((picture) => picture.title === title).length),
  ];
}

/** Counts the interaction tests and the screenshots of each component. */
export function Proofs() {
  const entries = useIndex();
  const pictures = usePictures();
  if (!entries || !pictures) return <p data-loading="">Loading …</p>;
  const titles = entries.map(({ title }) => title);
  const components = [...new Set(titles)].filter((title) =>
    /^(?:Components|Primitives)\/[^/]+$/.test(title),
  );
  return (
    <Disclosure title="Tests and screenshots of each component" className={styles.way}>
      <Table
        label="Tests and screenshots"
        head={['Component', 'Interaction tests', 'Screenshots']}
        rows={components
          .toSorted()
          .map((title) => [title.replace('/', ' / '), ...proofOf(title, entries, pictures)])}
      />
    </Disclosure>
  );
}

/** Shows the size of each component with its limit, beside the package that it wraps and the smallest of other libraries. */
export function Sizes() {
  const rows = Object.values(sizePlans).flatMap(({ limits, bare }) =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const size = accepted[name];
      if (!size) return [];
      const wrapped = bare && packages[bare.package];
      const [kit] = kits[name] ?? [];
      const parts = Object.values(size.deferred).reduce((sum, bytes) => sum + bytes, 0);
      // Those that count are in the size.
      const later = parts - (size.gzip - size.js - size.css);
      return [
        [
          name,
          `${kilobytes(size.gzip)}${verdict(size.gzip <= limit)}`,
          kilobytes(limit),
          later ? kilobytes(later) : '–',
          wrapped ? `${bare.package}, ${kilobytes(wrapped.gzip)}` : '–',
          kit ? `${kit.kit}, ${kilobytes(kit.bytes)}` : '–',
        ],
      ];
    }),
  );
  const head = [
    'Component',
    'Size',
    'Limit',
    'Loads later',
    'Package alone',
    'Smallest other library',
  ];
  return <Table label="Sizes" head={head} rows={rows} />;
}

/** Shows the JavaScript of each component beside that of the same components of other libraries, with their versions. */
export function KitSizes() {
  const names = ['Mantine', 'React Aria Components', 'MUI', 'Ant Design'];
  const rows = Object.entries(kits).map(([component, others]) => {
    const { js = 0, deferred = {} } = accepted[component] ?? {};
    const later = Object.values(deferred).reduce((sum, bytes) => sum + bytes, 0);
    const own = later ? `${kilobytes(js)}, later ${kilobytes(later)}` : kilobytes(js);
    const sizes = names.map((name) => {
      const found = others.find(({ kit }) => kit === name);
      return found ? kilobytes(found.bytes) : '–';
    });
    return [component, own, ...sizes];
  });
  const versions = ['@mantine/core', 'react-aria-components', '@mui/material', 'antd'] as const;
  const used = versions.map((name) => `${name} ${kitSizes.packages[name]}`).join(', ');
  return (
    <>
      <Table label="Sizes by library" head={['Component', 'Tessera', ...names]} rows={rows} />
      <p>{`Measured on ${kitSizes.measured} with ${used}.`}</p>
    </>
  );
}

function inUnit(value: number, unit: MedianResult['outcomeUnit']): string {
  if (unit === 'times') return `${value.toFixed(2)} times`;
  return unit === 'ms' ? `${Number(value.toPrecision(3))} ms` : `${value.toFixed(0)} B`;
}

/** Shows the main-thread work of each component beside that of the package that it wraps. */
export function Speeds() {
  const components = Map.groupBy(bench.measures, ({ widget }) => widget);
  return [...components].map(([component, measures]) => {
    const reached = measures.filter(({ outcome, goal }) => outcome <= goal).length;
    return (
      <Disclosure
        key={component}
        title={`${component}: ${reached} of ${measures.length} goals reached`}
        className={styles.way}
      >
        <Table
          label={`Speed of ${component}`}
          head={['Benchmark', 'Result', 'Goal', 'Compared with']}
          rows={measures.map(({ title, outcome, outcomeUnit, goal, against }) => [
            title,
            `${inUnit(outcome, outcomeUnit)}${verdict(outcome <= goal)}`,
            inUnit(goal, outcomeUnit),
            against,
          ])}
        />
      </Disclosure>
    );
  });
}

/** Shows how the built app loads. */
export function AppLoads() {
  return (
    <Table
      label="Loads of the app"
      head={['Page', 'Largest contentful paint', 'Total blocking time', 'Layout shift', 'Script']}
      rows={app.routes.map(({ name, figures: { paint, blocked, shift, script }, mostScript }) => [
        name,
        `${paint.median.toFixed(0)} ms${verdict(paint.median <= loadGoals.paint)}`,
        `${blocked.median.toFixed(0)} ms${verdict(blocked.median <= loadGoals.blocked)}`,
        `${shift.median.toFixed(3)}${verdict(shift.median <= loadGoals.shift)}`,
        `${kilobytes(script.median)}${verdict(script.median <= (mostScript ?? Infinity))}`,
      ])}
    />
  );
}

/** Says when and where the figures were measured, and of which commit this Storybook is. */
export function Circumstances() {
  const versions = Object.entries(bench.versions).map(([name, version]) => `${name} ${version}`);
  const commit = import.meta.env['TESSERA_COMMIT'] as string | undefined;
  return (
    <ul>
      {commit && <li>{`Commit of this Storybook: ${commit}.`}</li>}
      <li>{`Speeds: ${bench.date}, ${bench.browser}, ${bench.machine}, medians of ${bench.turns} turns; ${versions.join(', ')}.`}</li>
      <li>{`Loads of the app: ${app.date}, ${app.browser}, ${app.machine}, medians of ${app.turns} loads at a ${app.slowdown} times slower processor.`}</li>
      <li>{`Sizes of other libraries: ${kitSizes.measured}, without style sheets.`}</li>
    </ul>
  );
}
