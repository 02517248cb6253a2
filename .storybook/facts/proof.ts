import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResults } from '../../tests/visual/results.ts';
import type { PageFacts, Proof, Stamp, Tally } from './page-facts.ts';
import { keyNames } from './pressed-keys.ts';

/** Test in a report of Vitest. */
interface VitestTest {
  status: string;
  ancestorTitles: readonly string[];
  meta?: { storyId?: string };
}

/** Report of Vitest. */
export interface VitestReport {
  testResults: ReadonlyArray<{ name: string; assertionResults: readonly VitestTest[] }>;
}

/** Test in a report of Playwright. */
interface Spec {
  title: string;
  file: string;
  ok: boolean;
  /** Its runs; the tests of the catalog note the direction and the themes in which axe has checked a state. */
  tests?: ReadonlyArray<{ annotations: ReadonlyArray<{ type: string; description?: string }> }>;
}

/** Suite in a report of Playwright. */
interface PlaywrightSuite {
  file?: string;
  specs?: readonly Spec[];
  suites?: readonly PlaywrightSuite[];
}

/** Reports of the last run; those of steps that did not run are missing. */
export interface Reports {
  unit?: VitestReport | undefined;
  conformance?: VitestReport | undefined;
  e2e?: { suites: readonly PlaywrightSuite[] } | undefined;
  pictures?: RunResults | undefined;
  /** Reports of the stories in other engines, by the engine's name. */
  engines: Readonly<Record<string, VitestReport>>;
  /** States of the sources, by the name of the report. */
  stamps: Readonly<Record<string, Stamp>>;
}

const engineNames = { firefox: 'Firefox', webkit: 'WebKit' };

/** Reads the reports of the last run from `reports`. */
export function readReports(root: string): Reports {
  const read = <Content>(name: string): Content | undefined => {
    const path = join(root, 'reports', name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;
  };
  const engines = Object.entries(engineNames).flatMap(([engine, name]) => {
    const report = read<VitestReport>(`engine-${engine}.json`);
    return report ? [[name, report] as const] : [];
  });
  return {
    unit: read('unit.json'),
    conformance: read('conformance.json'),
    e2e: read('e2e.json'),
    pictures: read('visual/results.json'),
    engines: Object.fromEntries(engines),
    stamps: read('stamps.json') ?? {},
  };
}

function tally(outcomes: readonly boolean[]): Tally {
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}

interface Located extends VitestTest {
  file: string;
}

function testsOf(report: VitestReport | undefined): Located[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map((test) => ({ ...test, file: name.replaceAll('\\', '/') })),
  );
}

function specsOf(suites: readonly PlaywrightSuite[] = []): Spec[] {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);
}

const passes = ({ status }: VitestTest) => status === 'passed';

function axeOf(specs: readonly Spec[]): Proof['axe'] {
  const states = new Map<string, number>();
  const notes = specs
    .filter(({ ok }) => ok)
    .flatMap(({ tests = [] }) => tests.flatMap(({ annotations }) => annotations));
  for (const { type, description = '' } of notes) {
    if (type !== 'axe') continue;
    const [direction = '', ...themes] = description.split(' ');
    for (const theme of themes) {
      const key = `${theme} ${direction}`;
      states.set(key, (states.get(key) ?? 0) + 1);
    }
  }
  return [...states].map(([key, count]) => {
    const [theme = '', direction = ''] = key.split(' ');
    return { theme, direction, states: count };
  });
}

/** Returns the results for one page; none if no test has run. */
export function proofOf(id: string, facts: PageFacts, reports: Reports): Proof | null {
  const { unit, conformance, e2e, pictures, engines, stamps } = reports;
  const used = { unit, conformance, e2e, visual: pictures, ...engines };
  if (Object.values(used).every((report) => report === undefined)) return null;
  const folder = facts.folder.replace(/^src\//, '/tests/unit/');
  const own = facts.groups.flatMap(({ tests }) => tests.map((test) => test.id));
  const played = new Set(own);
  const isStory = ({ meta }: VitestTest) =>
    meta?.storyId !== undefined && (played.has(meta.storyId) || meta.storyId.startsWith(`${id}--`));
  const specs = specsOf(e2e?.suites);
  const states = specs.filter(({ title }) => title.includes(`${id}--`));
  const plays = specs.filter(({ title }) => own.some((test) => title.startsWith(`${test} `)));
  const keys = specs.filter(({ file }) =>
    file.endsWith(`keyboard/${facts.folder.split('/').at(-1)}.spec.ts`),
  );
  const kinds: [kind: string, outcomes: boolean[]][] = [
    [
      'Unit',
      testsOf(unit)
        .filter(({ file }) => file.includes(`${folder}/`))
        .map(passes),
    ],
    [
      'In a browser',
      testsOf(conformance)
        .filter(
          ({ file, ancestorTitles }) =>
            file.includes(`${folder}/`) || ancestorTitles[0] === facts.component,
        )
        .map(passes),
    ],
    ['Interaction', plays.map(({ ok }) => ok)],
    ['End to end', [...states, ...keys].map(({ ok }) => ok)],
  ];
  const shots = (pictures?.results ?? []).filter(({ picture }) =>
    picture.story.startsWith(`${id}--`),
  );
  return {
    tests: kinds
      .filter(([, outcomes]) => outcomes.length > 0)
      .map(([kind, outcomes]) => ({ kind, ...tally(outcomes) })),
    keys: keysOf(facts, plays, keys),
    axe: axeOf(states),
    pictures: Object.fromEntries(
      [...Map.groupBy(shots, ({ status }) => status)].map(([status, list]) => [
        status,
        list.length,
      ]),
    ),
    engines: [
      ...(e2e ? [{ engine: 'Chromium', ...tally([...states, ...plays].map(({ ok }) => ok)) }] : []),
      ...Object.entries(engines).map(([engine, report]) => ({
        engine,
        ...tally(testsOf(report).filter(isStory).map(passes)),
      })),
    ],
    stamps: distinctStamps(Object.values(stamps)),
  };
}

/** Returns the keys that passed tests press, in the order of a keyboard table. */
function keysOf(facts: PageFacts, plays: readonly Spec[], byKeyboard: readonly Spec[]): string[] {
  const passed = new Set(
    plays.filter(({ ok }) => ok).map(({ title }) => title.split(' ')[0] ?? ''),
  );
  const pressed = facts.groups
    .flatMap(({ tests }) => tests)
    .filter(({ id }) => passed.has(id))
    .flatMap(({ keys }) => keys);
  if (byKeyboard.length > 0 && byKeyboard.every(({ ok }) => ok)) pressed.push(...facts.keys);
  return keyNames.filter((name) => pressed.includes(name));
}

function distinctStamps(stamps: readonly Stamp[]): Stamp[] {
  const byCommit = new Map(
    stamps
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((stamp) => [`${stamp.commit} ${stamp.changed}`, stamp]),
  );
  return [...byCommit.values()].toReversed();
}

/** Adds the results of the last run to the facts of each page. */
export function proveFacts(
  facts: ReadonlyMap<string, PageFacts>,
  reports: Reports,
): ReadonlyMap<string, PageFacts> {
  return new Map(
    [...facts].map(([id, page]) => [id, { ...page, proof: proofOf(id, page, reports) }]),
  );
}
