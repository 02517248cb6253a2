import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '#tests/support/read-report.ts';
import { commentOn, mark } from '#tests/support/run-summary/comment.ts';
import { summarize } from '#tests/support/run-summary/summarize.ts';
import { orphanResult } from '#tests/visual/baselines.ts';
import type { PictureResult, RunResults } from '#tests/visual/results.ts';

function resultOf(id: string, part: Partial<PictureResult>): PictureResult {
  const [story = '', mode = ''] = id.split('/');
  const { picture } = orphanResult(id, 'sheet.png');
  const named = { ...picture, story, mode, title: 'Components/Rating', name: 'Default' };
  return { picture: named, status: 'same', problems: [], difference: null, ...part };
}

const difference = {
  pixels: 1234,
  largest: 40,
  box: { x: 0, y: 0, width: 10, height: 10 },
  sizes: null,
};

const pictures: RunResults = {
  pinned: 'Chromium 153',
  decides: true,
  results: [
    resultOf('components-rating--default/light', {}),
    resultOf('components-rating--default/dark', { status: 'changed', difference }),
    resultOf('components-rating--default/wide', {
      status: 'changed',
      difference: { ...difference, pixels: 9, sizes: { before: [10, 20], after: [10, 30] } },
    }),
    resultOf('components-rating--default/new', { status: 'new' }),
    resultOf('components-rating--default/broken', {
      status: 'failed',
      problems: ['a | b\nthrew', 'late'],
    }),
    orphanResult('components-gone--default/light', 'sheet.png'),
  ],
};

const steps = [
  { name: 'unit', passed: 10, failed: 0, seconds: 61.4, failures: [] },
  {
    name: 'e2e',
    passed: 3,
    failed: 2,
    seconds: 7,
    failures: ['app/trips.spec.ts: saves a trip', 'widgets.spec.ts: opens'],
  },
];

test('a summary counts each step and names each picture that differs', () => {
  const text = summarize({
    steps,
    pictures,
    areaOf: (id) => (id.endsWith('/dark') ? 960_000 : undefined),
    reportUrl: 'https://example.com/report',
    runUrl: 'https://example.com/run',
  });
  expect(text).toBe(`# 14 passed, 7 failed

| Step | Passed | Failed | Time |
| --- | ---: | ---: | ---: |
| ✅ unit | 10 | 0 | 61 s |
| ❌ e2e | 3 | 2 | 7 s |
| ❌ visual | 1 | 5 | – |

## Failed tests

- e2e: app/trips.spec.ts: saves a trip
- e2e: widgets.spec.ts: opens

## Pictures

5 of 6 differ from the accepted ones. Unpack the [picture report](https://example.com/report) and open its index.html: it has thumbnails, and each picture before and after.

| Story | Mode | Changed | What |
| --- | --- | ---: | --- |
| Components/Rating: Default | dark | 0.13 % | 1,234 pixels, by up to 40 of 255 |
| Components/Rating: Default | wide | – | 9 pixels, by up to 40 of 255, 10 × 20 to 10 × 30 |
| Components/Rating: Default | new | – | new |
| Components/Rating: Default | broken | – | failed: a \\| b threw; late |
| components-gone: default | light | – | removed: the story is gone |

Accept what is right: \`npm run test:visual -- --accept <picture, story, component, or all>\`.

[Logs and artifacts of this run](https://example.com/run)
`);
});

test.each([
  [
    'Vitest',
    {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        {
          name: '/tests/unit/a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'works' },
            {
              status: 'failed',
              fullName: 'A list is sorted',
              failureMessages: [
                'AssertionError: expected \u001B[31m2\u001B[39m to be 1\n\n- 1\n+ 2\n    at a.test.ts:3:4',
              ],
            },
          ],
        },
      ],
    },
    {
      passed: 4,
      failed: 1,
      failures: ['a.test.ts: A list is sorted (AssertionError: expected 2 to be 1 - 1 + 2)'],
    },
  ],
  [
    'Playwright',
    {
      stats: { expected: 7, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [{ ok: true, file: 'a.spec.ts', title: 'works' }],
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'app/b.spec.ts',
                  title: 'saves',
                  tests: [
                    { results: [{ error: { message: `Error: ${'slow '.repeat(200)}` } }, {}] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { passed: 7, failed: 2, failures: [`app/b.spec.ts: saves (Error: ${'slow '.repeat(58)}slo…)`] },
  ],
  [
    'the pictures',
    { ...pictures, results: pictures.results.slice(0, 2) },
    {
      passed: 1,
      failed: 1,
      failures: ['components-rating--default/dark changed: 1234 pixels differ, by up to 40 of 255'],
    },
  ],
])('a report of %s names what failed', (_runner, report, expected) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tessera-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  expect(readReport(path)).toEqual(expected);
});

test('a summary of a thousand pictures fits into a comment', () => {
  const results = Array.from({ length: 1000 }, (_, index) =>
    resultOf(`components-rating--default/mode-${index}`, { status: 'changed', difference }),
  );
  const text = summarize({ steps, pictures: { ...pictures, results }, areaOf: () => 1000 });
  expect(text.length).toBeLessThan(60_000);
  expect(text).toContain('And 900 more.');
});

test('a pull request gets one comment, which later runs replace', async () => {
  const comments = Array.from({ length: 100 }, (_, id) => ({ id, body: 'Looks good.' }));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'GET') {
        const page = Number(new URL(request.url ?? '', 'http://api').searchParams.get('page'));
        response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
        return;
      }
      const { body } = JSON.parse(text) as { body: string };
      const id = Number(/comments\/(\d+)$/.exec(request.url ?? '')?.[1] ?? comments.length);
      comments[id] = { id, body };
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pull = { api, repository: 'me/tessera', number: 7, token: 'secret' };
  try {
    await commentOn(pull, '# 1 passed, 0 failed\n');
    await commentOn(pull, '# 2 passed, 0 failed\n');
  } finally {
    server.close();
  }
  expect(comments).toHaveLength(101);
  expect(comments[100]).toEqual({ id: 100, body: `${mark}\n# 2 passed, 0 failed\n` });
  const list = '/repos/me/tessera/issues/7/comments';
  expect(asked).toEqual(
    [
      `GET ${list}?per_page=100&page=1`,
      `GET ${list}?per_page=100&page=2`,
      `POST ${list}`,
      `GET ${list}?per_page=100&page=1`,
      `GET ${list}?per_page=100&page=2`,
      'PATCH /repos/me/tessera/issues/comments/100',
    ].map((line) => `${line} Bearer secret`),
  );
});
