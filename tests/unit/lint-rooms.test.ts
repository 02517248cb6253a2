import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, forbidden, type Probe } from '#tests/support/room-probes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Report {
  diagnostics: ReadonlyArray<{ code: string; filename: string }>;
}

let folder = '';
let report: Report = { diagnostics: [] };
const codesOf = (path: string) =>
  report.diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);

const probes = [...forbidden, ...allowed];
const fileOf = (probe: Probe) => `${probe[0]}/probe-${probes.indexOf(probe)}.ts`;
const importLine = (from: string) => `import { it } from '${from}';\n\nexport const that = it;\n`;

const others: Readonly<Record<string, string>> = {
  'src/internals/ring-a.ts': importLine('./ring-b'),
  'src/internals/ring-b.ts': importLine('./ring-a'),
  'src/components/rating/styled.tsx': 'export const it = <p style={{ top: 0 }} />;\n',
  'src/components/rating/raw.tsx':
    'export const it = <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  'src/components/sanitized-html/raw.tsx':
    'export const it = <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
  'src/components/rating/long.ts': Array.from(
    { length: 221 },
    (_, line) => `export const line${line} = ${line};\n`,
  ).join(''),
  'src/components/rating/default.ts': 'const it = 1;\nexport default it;\n',
  'src/demo-api/types-of-auth.ts': "import type { it } from '../auth';\n\nexport type That = it;\n",
  'src/app/types-of-api.ts': "import type { it } from '../demo-api';\n\nexport type That = it;\n",
  'src/app/server/start-api.ts': importLine('../../demo-api/node-api.ts'),
};

// The real configurations are applied to fictitious files in a copy of the folders, so that no probe is ever in
// `src`.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-rooms-'));
  const texts = { ...others };
  for (const probe of probes) texts[fileOf(probe)] = importLine(probe[1]);
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const room of ['src', 'stories', 'tests']) {
    await cp(join(root, room, '.oxlintrc.json'), join(folder, room, '.oxlintrc.json'));
  }
  await cp(join(root, 'src/.oxlint-base.json'), join(folder, 'src/.oxlint-base.json'));
  report = JSON.parse(await lint(folder)) as Report;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function lint(where: string): Promise<string> {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = promisify(execFile)(
    process.execPath,
    [oxlint, '--format=json', 'src', 'stories', 'tests'],
    { cwd: where, maxBuffer: 1e8 },
  );
  return run.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}

const restricted = 'eslint(no-restricted-imports)';

describe('The linter', () => {
  test.each(forbidden)('rejects in %s an import of %s', (...probe) => {
    const path = fileOf(forbidden.find((one) => one.join() === probe.join()) ?? probe);
    expect(codesOf(path)).toContain(restricted);
  });

  test.each(allowed)('allows in %s an import of %s', (...probe) => {
    const path = fileOf(allowed.find((one) => one.join() === probe.join()) ?? probe);
    expect(codesOf(path)).not.toContain(restricted);
  });

  test.each([
    ['an import cycle', 'src/internals/ring-a.ts', 'import(no-cycle)'],
    ['a style prop', 'src/components/rating/styled.tsx', 'react(forbid-dom-props)'],
    ['raw HTML', 'src/components/rating/raw.tsx', 'react(no-danger)'],
    ['a component of 221 lines', 'src/components/rating/long.ts', 'eslint(max-lines)'],
    ['a default export', 'src/components/rating/default.ts', 'import(no-default-export)'],
  ])('rejects %s', (_what, path, code) => {
    expect(codesOf(path)).toContain(code);
  });

  test('allows types of the sign-in helper where other imports of it are not allowed', () => {
    expect(codesOf('src/demo-api/types-of-auth.ts')).not.toContain(restricted);
  });

  test('lets one file of the app start the API, and all of it import its types', () => {
    expect(codesOf('src/app/server/start-api.ts')).not.toContain(restricted);
    expect(codesOf('src/app/types-of-api.ts')).not.toContain(restricted);
  });

  test('allows raw HTML where it is sanitized', () => {
    expect(codesOf('src/components/sanitized-html/raw.tsx')).not.toContain('react(no-danger)');
  });
});
