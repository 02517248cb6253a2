import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageFacts } from '#.storybook/facts/page-facts.ts';
import { proofOf, readReports, type Reports } from '#.storybook/facts/proof.ts';
import { writeProof } from '#.storybook/facts/write-proof.ts';
import { gatherReports } from '#tests/support/run-summary/gather.ts';
import { stampReport } from '#tests/support/run-summary/stamp.ts';

const page: PageFacts = {
  title: 'Components/Rating',
  component: 'Rating',
  folder: 'src/components/rating',
  sourceUrl: null,
  size: null,
  kits: [],
  sizeLimit: null,
  speed: [],
  changed: null,
  usedIn: [],
  notes: [],
  props: {},
  groups: [
    {
      name: 'Tests',
      tests: [
        {
          id: 'components-rating-tests--keys',
          name: 'Keys',
          steps: [],
          keys: ['ArrowLeft', 'Tab'],
        },
      ],
    },
  ],
  browsers: { supported: [], notes: [] },
  keys: ['Delete'],
  proof: null,
};

function vitest(name: string, ...tests: Array<[status: string, ancestor: string, meta?: object]>) {
  const assertionResults = tests.map(([status, ancestor, meta = {}]) => ({
    status,
    ancestorTitles: [ancestor],
    meta,
  }));
  return { testResults: [{ name, assertionResults }] };
}

const firefox = vitest(
  '/tessera/stories/components/rating/rating.stories.tsx',
  ['passed', '', { storyId: 'components-rating-tests--keys' }],
  ['passed', '', { storyId: 'components-rating--sizes' }],
  ['failed', '', { storyId: 'components-rating--default' }],
  ['passed', '', { storyId: 'components-rating-display--default' }],
);

const state = (id: string, ok: boolean) => ({
  title: `${id} is accessible in each theme`,
  file: 'catalog-stories.spec.ts',
  ok,
  tests: [{ annotations: [{ type: 'axe', description: 'ltr light dark' }] }],
});

const picture = (story: string, status: string) => ({ picture: { story }, status });

const reports = {
  unit: vitest(
    '/tessera/tests/unit/components/rating/keys.test.ts',
    ['passed', ''],
    ['failed', ''],
    ['skipped', ''],
  ),
  conformance: vitest(
    '/tessera/tests/unit/conformance/widgets.test.tsx',
    ['passed', 'Rating'],
    ['passed', 'RatingDisplay'],
  ),
  e2e: {
    suites: [
      {
        suites: [
          {
            specs: [
              state('components-rating--sizes', true),
              state('components-rating--default', true),
              state('components-rating--hover', false),
              state('components-rating-display--default', true),
            ],
          },
          {
            specs: [
              {
                title: 'components-rating-tests--keys passes in the built Storybook',
                file: 'play-stories.spec.ts',
                ok: true,
              },
            ],
          },
          { specs: [{ title: 'Keys select', file: 'keyboard/rating.spec.ts', ok: true }] },
          { specs: [{ title: 'Keys select', file: 'keyboard/field.spec.ts', ok: true }] },
        ],
      },
    ],
  },
  pictures: {
    pinned: 'Chromium',
    decides: true,
    results: [
      picture('components-rating--sizes', 'same'),
      picture('components-rating--sizes', 'changed'),
      picture('components-rating-display--default', 'new'),
    ],
  },
  engines: { Firefox: firefox },
  stamps: {
    unit: { commit: 'aaaaaaaa', changed: false, date: '2026-04-02' },
    e2e: { commit: 'aaaaaaaa', changed: false, date: '2026-04-02' },
    visual: { commit: 'bbbbbbbb', changed: true, date: '2026-04-03' },
  },
} as unknown as Reports;

test('the proof of a page counts its own tests, states, pictures and engines', () => {
  expect(proofOf('components-rating', page, reports)).toEqual({
    tests: [
      { kind: 'Unit', passed: 1, failed: 1 },
      { kind: 'In a browser', passed: 1, failed: 0 },
      { kind: 'Interaction', passed: 1, failed: 0 },
      { kind: 'End to end', passed: 3, failed: 1 },
    ],
    keys: ['Tab', 'ArrowLeft', 'Delete'],
    axe: [
      { theme: 'light', direction: 'ltr', states: 2 },
      { theme: 'dark', direction: 'ltr', states: 2 },
    ],
    pictures: { same: 1, changed: 1 },
    engines: [
      { engine: 'Chromium', passed: 3, failed: 1 },
      { engine: 'Firefox', passed: 2, failed: 1 },
    ],
    stamps: [reports.stamps['visual'], reports.stamps['e2e']],
  });
});

test('a fresh clone has no proof', () => {
  const empty = mkdtempSync(join(tmpdir(), 'tessera-proof-'));
  expect(proofOf('components-rating', page, readReports(empty))).toBeNull();
});

test('the reports of several machines are gathered, with their commits', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-proof-'));
  const put = (path: string, content: unknown) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  put('reports/visual/results.json', reports.pictures);
  put('reports/stamps.json', { visual: reports.stamps['visual'] });
  put('machines/reports-build/unit.json', reports.unit);
  put('machines/reports-build/stamps.json', { unit: reports.stamps['unit'] });
  put('machines/reports-test/conformance.json', reports.conformance);
  put('machines/reports-test/e2e.json', reports.e2e);
  put('machines/reports-test/stamps.json', { e2e: reports.stamps['e2e'] });
  gatherReports(
    root,
    ['reports-build', 'reports-test'].map((name) => join(root, 'machines', name)),
  );
  const gathered = readReports(root);
  expect(gathered).toEqual({ ...reports, engines: {} });
});

test('after a run, the built Storybook has its results, with the commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-proof-'));
  mkdirSync(join(root, 'dist/storybook/facts'), { recursive: true });
  mkdirSync(join(root, 'reports'));
  const path = join(root, 'dist/storybook/facts/components-rating.json');
  writeFileSync(path, JSON.stringify(page));
  writeFileSync(join(root, 'reports/unit.json'), JSON.stringify(reports.unit));
  writeFileSync(
    join(root, 'reports/stamps.json'),
    JSON.stringify({ unit: reports.stamps['unit'] }),
  );
  expect(writeProof(root)).toBe(1);
  const written = JSON.parse(readFileSync(path, 'utf8')) as PageFacts;
  expect(written.proof?.tests).toEqual([{ kind: 'Unit', passed: 1, failed: 1 }]);
  expect(written.proof?.stamps).toEqual([reports.stamps['unit']]);
  expect({ ...written, proof: null }).toEqual(page);
});

test('a report is recorded with the commit that it is about', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-proof-'));
  stampReport(root, 'unit');
  // Outside of a repository there is no commit.
  expect(JSON.parse(readFileSync(join(root, 'reports/stamps.json'), 'utf8'))).toEqual({});
});
