import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { plan } from '#tests/support/steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  strategy?: { matrix: { shard?: number[]; steps?: string[] } };
  steps: Step[];
}

interface Workflow {
  jobs: Record<string, Job>;
  permissions: Record<string, string>;
}

const files = globSync('.github/workflows/*.yml', { cwd: root });
const workflowAt = (path: string) => parse(read(path)) as Workflow;
const runsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe.each(files)('%s', (file) => {
  const workflow = workflowAt(file);
  const commands = runsOf(workflow).flatMap((run) => run.split(/&&|\n/).map((part) => part.trim()));

  test('runs scripts that exist, and no other programs than it must', () => {
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const script = /^npm (?:run )?([\w:]+)/.exec(command)?.[1];
      if (script) expect(['ci', 'pack', 'publish', ...Object.keys(scripts)]).toContain(script);
      else expect(command).toMatch(/^(?:bash \.ci\/run|sudo apt-get .+|echo .+)$/);
    }
  });

  test('names steps of the checks that exist', () => {
    for (const command of commands.filter((text) => /^npm test -- \w/.test(text))) {
      expect(plan(command.split(' -- ')[1]?.split(' ') ?? [])).not.toBeTypeOf('string');
    }
  });

  test('ends every job in time', () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('lets no job write without saying so, and none keep the token of a checkout', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const step of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      if (!step.uses?.startsWith('actions/checkout')) continue;
      expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  test('uses actions by commit, each with its version', () => {
    const used = read(file).match(/uses: .+/g) ?? [];
    expect(
      used.filter((line) => !/^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  test('gives a secret only to the step that needs it', () => {
    for (const { env = {}, steps } of Object.values(workflow.jobs)) {
      expect(
        Object.values(env).filter((value) =>
          /\{\{ *(?:secrets\.\w+|github\.token) *\}\}/.test(value),
        ),
      ).toEqual([]);
      const holders = steps.filter((step) =>
        JSON.stringify(step.env ?? {}).match(/secrets\.|github\.token/),
      );
      expect(holders.filter(({ run = '' }) => run.includes('npm ci'))).toEqual([]);
    }
  });
});

/** Names of the steps that run with these words after `npm test --`. */
function namesOf(...words: readonly string[]): string[] {
  const steps = plan(words);
  if (typeof steps === 'string') throw new Error(steps);
  return steps.map(({ name }) => name);
}

test('nightly are all steps that `npm run test:all` adds, once each', () => {
  const { jobs } = workflowAt('.github/workflows/nightly.yml');
  expect(runsOf({ jobs, permissions: {} })).toContain('npm test -- ${{ matrix.steps }}');
  const groups = jobs['checks']?.strategy?.matrix.steps ?? [];
  const named = groups.flatMap((group) => namesOf(...group.split(' ')));
  const daily = namesOf();
  expect(named.filter((name) => name !== 'build').toSorted()).toEqual(
    namesOf('all')
      .filter((name) => !daily.includes(name))
      .toSorted(),
  );
});

describe('The checks of a pull request', () => {
  const { jobs } = workflowAt('.github/workflows/ci.yml');
  test('are all steps of `npm test`, once each', () => {
    const runs = runsOf({ jobs, permissions: {} });
    const named = runs.flatMap((run) => /^npm test -- (.+)$/.exec(run)?.[1]?.split(' ') ?? []);
    const expected = namesOf().filter((name) => name !== 'visual');
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  test('take the pictures in shards that add up', () => {
    const { strategy, steps } = jobs['pictures'] ?? { steps: [] };
    const shards = strategy?.matrix.shard ?? [];
    expect(shards).toEqual(shards.map((_, index) => index + 1));
    const commands = steps.map(({ run }) => run ?? '').join('\n');
    expect(commands).toContain(
      `npm run test:visual -- --no-build --shard="$SHARD/${shards.length}"`,
    );
  });
});

test('a release is published by a job that alone may, and runs nothing else', () => {
  const { jobs } = workflowAt('.github/workflows/release.yml');
  const { publish, ...others } = jobs;
  expect(publish?.permissions).toEqual({ 'id-token': 'write' });
  expect(publish?.needs).toBe('build');
  const steps = publish?.steps.map(({ uses, run }) => run ?? uses?.replace(/@.+/, ''));
  expect(steps).toEqual([
    'actions/setup-node',
    'actions/download-artifact',
    'npm publish --ignore-scripts ./*.tgz',
  ]);
  for (const { permissions = {} } of Object.values(others)) {
    expect(permissions).not.toHaveProperty('id-token');
  }
  expect(runsOf({ jobs: others, permissions: {} })).toContain('npm pack ./dist/package');
});
