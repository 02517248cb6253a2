/** One step of the checks. */
export interface Step {
  /** Word that names the step on the command line. */
  name: string;
  /** Commands that run side by side, each as file and arguments. */
  commands: ReadonlyArray<readonly string[]>;
  /** File with the counts of the step's own runner; without it every command counts as one check. */
  report?: string;
  /** Steps that have to pass before it starts, if they are run. */
  needs?: readonly string[];
  /** When it runs, if not with every `npm test`: also nightly, by itself, or only if it is named. */
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

const playwright = (project: 'daily' | 'nightly') => [
  'playwright',
  'test',
  '--config=tests/playwright.config.ts',
  `--project=${project}`,
];

/** Option of runs of Vitest beside another one: they must not write the same record of slow tests. */
const withoutRecord = '--cache=false';

const script = (name: string, ...args: readonly string[]) => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** What is cheap runs first, and its failure stops the rest. */
const afterCheck = ['check'];
const afterBuild = ['check', 'unit', 'build'];

/**
 * Every check in the order in which they start: those that others need first, then the longest, so that none runs by
 * itself at the end. Then the nightly ones.
 */
const steps: readonly Step[] = [
  {
    name: 'check',
    commands: ['types', 'lint', 'format', 'css', 'dead', 'workflows'].map((part) =>
      script(`check:${part}`),
    ),
  },
  { name: 'build', needs: afterCheck, commands: [script('build')] },
  {
    name: 'unit',
    needs: afterCheck,
    commands: [vitest('reports/unit.json', 'unit', 'jsdom', 'zone *')],
    report: 'reports/unit.json',
  },
  {
    name: 'e2e',
    needs: afterBuild,
    commands: [playwright('daily')],
    report: 'reports/e2e.json',
  },
  {
    name: 'conformance',
    needs: afterCheck,
    commands: [[...vitest('reports/conformance.json', 'conformance*'), withoutRecord]],
    report: 'reports/conformance.json',
  },
  {
    name: 'visual',
    needs: afterBuild,
    commands: [['node', 'tests/support/on-node.mjs', 'tests/visual/cli.ts', '--no-build']],
    report: 'reports/visual/results.json',
  },
  {
    name: 'consumer',
    needs: afterCheck,
    commands: [[...vitest('reports/consumer.json', 'consumer'), withoutRecord]],
    report: 'reports/consumer.json',
  },
  {
    name: 'built',
    needs: afterBuild,
    commands: [[...vitest('reports/built.json', 'built'), withoutRecord]],
    report: 'reports/built.json',
  },
  {
    name: 'changed',
    needs: afterCheck,
    only: 'named',
    commands: [
      [...vitest('reports/changed.json', 'unit', 'conformance*'), '--changed', '--passWithNoTests'],
    ],
    report: 'reports/changed.json',
  },
  {
    name: 'fuzz',
    needs: afterBuild,
    only: 'nightly',
    commands: [vitest('reports/fuzz.json', 'unit')],
    report: 'reports/fuzz.json',
    env: { FUZZ: '20' },
  },
  {
    name: 'platforms',
    needs: afterBuild,
    only: 'nightly',
    commands: [vitest('reports/platforms.json', 'happy-dom', 'nightly zone *')],
    report: 'reports/platforms.json',
  },
  {
    name: 'stories',
    needs: afterBuild,
    only: 'nightly',
    commands: [script('test:stories')],
  },
  {
    name: 'languages',
    needs: afterBuild,
    only: 'nightly',
    commands: [playwright('nightly')],
    report: 'reports/e2e.json',
  },
  {
    name: 'hosts',
    needs: afterBuild,
    only: 'nightly',
    commands: [vitest('reports/hosts.json', 'hosts')],
    report: 'reports/hosts.json',
  },
  {
    name: 'engines',
    needs: afterBuild,
    only: 'nightly',
    commands: [script('test:engines')],
  },
  {
    name: 'determinism',
    needs: afterBuild,
    only: 'nightly',
    commands: [script('determinism', '--rounds=1')],
  },
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
