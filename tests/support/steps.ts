/** One step of the checks. */
export interface Step {
  /** Word that names the step on the command line. */
  name: string;
  /** Commands that run side by side, each as file and arguments. */
  commands: ReadonlyArray<readonly string[]>;
  /** File with the counts of the step's own runner; without it every command counts as one check. */
  report?: string;
  /** Whether the later steps are pointless if this one fails. */
  gate?: boolean;
  /** Whether it runs alongside the previous step: they are independent, and each leaves a part of a machine idle. */
  beside?: boolean;
  /** When it runs, if not with every `npm test`: also nightly, or only if it is named. */
  only?: 'nightly' | 'named';
  /** Variables of its environment. */
  env?: Readonly<Record<string, string>>;
}

const vitest = (report: string, ...projects: readonly string[]) => [
  'vitest',
  'run',
  '--config=tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...projects.map((project) => `--project=${project}`),
];

/** Option of the second of two runs of Vitest side by side: they must not write the same record of slow tests. */
const withoutRecord = '--cache=false';

const script = (name: string, ...args: readonly string[]) => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** Every check in the order of `npm test`: cheap ones first, and their failure stops the rest. Then the nightly ones. */
const steps: readonly Step[] = [
  {
    name: 'check',
    gate: true,
    commands: ['types', 'lint', 'format', 'css', 'dead'].map((part) => script(`check:${part}`)),
  },
  {
    name: 'unit',
    gate: true,
    commands: [vitest('reports/unit.json', 'unit', 'jsdom', 'zone *')],
    report: 'reports/unit.json',
  },
  {
    name: 'build',
    gate: true,
    beside: true,
    commands: [script('build')],
  },
  {
    name: 'conformance',
    beside: true,
    commands: [[...vitest('reports/conformance.json', 'conformance*'), withoutRecord]],
    report: 'reports/conformance.json',
  },
  {
    name: 'built',
    commands: [vitest('reports/built.json', 'built')],
    report: 'reports/built.json',
  },
  {
    name: 'consumer',
    beside: true,
    commands: [[...vitest('reports/consumer.json', 'consumer'), withoutRecord]],
    report: 'reports/consumer.json',
  },
  {
    name: 'e2e',
    commands: [['playwright', 'test', '--config=tests/playwright.config.ts']],
    report: 'reports/e2e.json',
  },
  {
    name: 'visual',
    beside: true,
    commands: [['node', 'tests/support/on-node.mjs', 'tests/visual/cli.ts', '--no-build']],
    report: 'reports/visual/results.json',
  },
  {
    name: 'changed',
    only: 'named',
    commands: [
      [...vitest('reports/changed.json', 'unit', 'conformance*'), '--changed', '--passWithNoTests'],
    ],
    report: 'reports/changed.json',
  },
  {
    name: 'fuzz',
    only: 'nightly',
    commands: [vitest('reports/fuzz.json', 'unit')],
    report: 'reports/fuzz.json',
    env: { FUZZ: '20' },
  },
  {
    name: 'platforms',
    only: 'nightly',
    commands: [vitest('reports/platforms.json', 'happy-dom', 'nightly zone *')],
    report: 'reports/platforms.json',
  },
  { name: 'stories', only: 'nightly', commands: [script('test:stories')] },
  {
    name: 'hosts',
    only: 'nightly',
    commands: [vitest('reports/hosts.json', 'hosts')],
    report: 'reports/hosts.json',
  },
  { name: 'engines', only: 'nightly', commands: [script('test:engines')] },
  { name: 'determinism', only: 'nightly', commands: [script('determinism', '--rounds=1')] },
];

/**
 * Steps with the given names in their own order, or an error message. Without names those of every run; `all` adds the
 * nightly ones.
 */
export function plan(names: readonly string[]): readonly Step[] | string {
  if (names.length === 0) return steps.filter(({ only }) => only === undefined);
  if (names.join() === 'all') return steps.filter(({ only }) => only !== 'named');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    return `There is no step "${unknown}": choose one of ${known}, or all.`;
  }
  return steps.filter((step) => names.includes(step.name));
}

/** Steps in the groups in which they run: most by themselves, some in parallel. */
export function groupSteps(planned: readonly Step[]): ReadonlyArray<readonly Step[]> {
  const groups: Step[][] = [];
  for (const step of planned) {
    const last = groups.at(-1);
    if (last && step.beside && steps[steps.indexOf(step) - 1] === last.at(-1)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
