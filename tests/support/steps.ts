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

/** Every check in the order of `npm test`: cheap ones first, and their failure stops the rest. */
const steps: readonly Step[] = [
  {
    name: 'check',
    gate: true,
    commands: ['types', 'lint', 'format', 'css', 'dead'].map((part) => [
      'npm',
      'run',
      '--silent',
      `check:${part}`,
    ]),
  },
  {
    name: 'unit',
    gate: true,
    commands: [
      vitest('reports/unit.json', 'unit', 'jsdom', 'happy-dom', 'zone *'),
      ['npm', 'run', '--silent', 'test:jest'],
    ],
    report: 'reports/unit.json',
  },
  {
    name: 'build',
    gate: true,
    beside: true,
    commands: [['npm', 'run', '--silent', 'build']],
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
];

/** Steps with the given names in their own order, all of them without names, or an error message. */
export function plan(names: readonly string[]): readonly Step[] | string {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    return `There is no step "${unknown}": choose one of ${known}.`;
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
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
