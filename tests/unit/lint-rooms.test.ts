import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of a made-up file and what it imports. */
type Probe = readonly [room: string, from: string];

const forbidden: readonly Probe[] = [
  ['src/tokens', '../internals/intl'],
  ['src/tokens', 'react'],
  ['src/validation', '../internals/intl'],
  ['src/validation', 'react'],
  ['src/auth', '../internals/intl'],
  ['src/auth', 'react'],
  ['src/auth', 'react-dom/client'],
  ['src/auth/core', '../../internals/intl'],
  ['src/auth/core', '../react'],
  ['src/auth/core', '#src/internals/intl.ts'],
  ['src/auth/strategies', 'react'],
  ['src/auth/stores', '../react/use-auth'],
  ['src/auth/tabs', '../../index'],
  ['src/auth/tabs', 'react-dom/client'],
  ['src/internals', '../primitives/button'],
  ['src/internals', '../components/rating'],
  ['src/internals', '../tokens/tokens'],
  ['src/internals', '../index'],
  ['src/internals', 'react-day-picker'],
  ['src/internals', 'axe-core'],
  ['src/internals', 'rxjs'],
  ['src/primitives/button', '../icon/icon'],
  ['src/primitives/button', '../../primitives/icon'],
  ['src/primitives/button', '../../components/rating'],
  ['src/primitives/button', '../../validation'],
  ['src/primitives/button', '../../tokens/tokens'],
  ['src/primitives/button', '../../app'],
  ['src/primitives/button', '../../index'],
  ['src/primitives/button', '../../../tests/support/browser'],
  ['src/primitives/button', '#src/components/rating/index.ts'],
  ['src/components/rating', '#src/components/calendar/index.ts'],
  ['src/components/rating', '#src/auth/index.ts'],
  ['src/components/rating', '../calendar'],
  ['src/components/rating', '../calendar/month'],
  ['src/components/rating', '../../components/calendar'],
  ['src/components/rating', '../../primitives/button/button'],
  ['src/components/rating', '../../validation'],
  ['src/components/rating', '../../auth'],
  ['src/components/rating', '../../auth/react'],
  ['src/components/rating', '../../app'],
  ['src/components/rating', '../../demo-api'],
  ['src/components/rating', '../../tokens/tokens'],
  ['src/components/rating', '../../package/doors'],
  ['src/components/rating', '../../index'],
  ['src/components/rating', '../../../stories/support/layout'],
  ['src/components/rating/parts', '../../calendar'],
  ['src/components/rating/parts', '../../../components/calendar'],
  ['src/components/rating/parts', '../../../primitives/button/button'],
  ['src/components/rating/parts', '../../../validation'],
  ['src/components/rating/parts', '../../../auth'],
  ['src/components/rating/parts', '../../../../tests/support/browser'],
  ['src/components/date-picker', '../rating'],
  ['src/components/date-picker', '../calendar/month'],
  ['src/components/date-picker', '../../validation'],
  ['src/components/date-picker', '../../auth'],
  ['src/components/date-picker', '../../primitives/button/button'],
  ['src/components/date-picker/typed', '../../rating'],
  ['src/components/login-form', '../rating'],
  ['src/components/login-form', '../calendar'],
  ['src/components/login-form', '../field/field'],
  ['src/components/login-form', '../../auth'],
  ['src/components/login-form', '../../auth/react'],
  ['src/components/field', '../rating'],
  ['src/components/field', '../../auth'],
  ['src/components/calendar', '../date-picker'],
  ['src/components/calendar', '../../validation'],
  ['src/internals', '#src/components/rating/index.ts'],
  ['src/primitives/button', '#src/components/rating/index.ts'],
  ['src/components/rating', '#src/components/calendar/index.ts'],
  ['src/components/rating', '#src/auth/index.ts'],
  ['src/components/date-picker', '#src/components/rating/index.ts'],
  ['src/demo-api', '#src/components/rating/index.ts'],
  ['src/app', '#src/internals/intl.ts'],
  ['src/demo-api', '../components/rating'],
  ['src/demo-api', '../internals/intl'],
  ['src/demo-api', '../validation'],
  ['src/demo-api', '../app'],
  ['src/demo-api', '../package/doors'],
  ['src/demo-api', '../auth'],
  ['src/demo-api', '../index'],
  ['src/demo-api', '../../tests/support/browser'],
  ['src/demo-api', 'react'],
  ['src/app', '../components/rating/rating'],
  ['src/app/pages', '../../components/rating/rating'],
  ['src/app', '../primitives/button/button'],
  ['src/app', '../internals/intl'],
  ['src/app', '../demo-api'],
  ['src/app', '../demo-api/node-api.ts'],
  ['src/app', './screens/dial/dial'],
  ['src/app/screens/dial', '../watch'],
  ['src/app/screens/dial', '../../app-context'],
  ['src/app/screens/dial', '../../../components/rating/rating'],
  ['src/app/screens/dial', '../../../primitives/button/button'],
  ['src/app/screens/dial', '../../../validation/rule'],
  ['src/app/screens/dial', '../../../auth/core/create-auth'],
  ['src/app/screens/dial', '../../../auth/react/use-auth'],
  ['src/app/screens/dial', '../../../demo-api'],
  ['src/app/screens/dial', '../../../tokens/tokens'],
  ['src/app/screens/dial', '../../../index'],
  ['src/app/screens/dial', '../../../../tests/support/browser'],
  ['src/app/screens/dial', 'react-router'],
  ['src/app/screens/dial', '#src/components/rating/index.ts'],
  ['stories/components', '#src/internals/intl.ts'],
  ['stories/components', '../../src/index'],
  ['stories/components', '#src/components/rating/rating.tsx'],
  ['stories/components', '#src/primitives/button/button.tsx'],
  ['stories/screens', '#src/internals/intl.ts'],
  ['tests/visual', '#src/index.ts'],
  ['tests/visual', '../../src/index'],
  ['tests/visual', '#stories/components/rating.stories.tsx'],
  ['tests/e2e', '#src/index.ts'],
  ['tests/e2e', '../../src/index'],
  ['tests/e2e', '#stories/components/rating.stories.tsx'],
];

const allowed: readonly Probe[] = [
  ['src/tokens', './scales'],
  ['src/validation', './issue'],
  ['src/auth/react', 'react'],
  ['src/auth/react', '../core/auth'],
  ['src/auth', './core/auth'],
  ['src/auth/core', '../stores/token-store'],
  ['src/auth/tabs', '../core/state'],
  ['src/internals', './intl'],
  ['src/internals', 'react'],
  ['src/internals', 'react/jsx-runtime'],
  ['src/primitives/button', '../icon'],
  ['src/primitives/button', './size'],
  ['src/primitives/button', '../../internals/intl'],
  ['src/components/rating', './labels'],
  ['src/components/rating', '../../internals/intl'],
  ['src/components/rating/parts', './hand'],
  ['src/components/rating/parts', '../scale'],
  ['src/components/rating/parts', '../../../internals/intl'],
  ['src/components/rating/parts', '../../../primitives/button'],
  ['src/components/rating', '../../primitives/button'],
  ['src/components/rating', 'react-day-picker'],
  ['src/components/date-picker', '../calendar'],
  ['src/components/date-picker', './parse-date'],
  ['src/components/date-picker', '../../internals/intl'],
  ['src/components/date-picker', '../../primitives/popover'],
  ['src/components/date-picker/typed', '../../calendar'],
  ['src/components/login-form', '../field'],
  ['src/components/login-form', '../../primitives/button'],
  ['src/components/field', '../../validation'],
  ['src/demo-api', './trip.ts'],
  ['src/demo-api', 'hono'],
  ['src/package', '../registry/item-plan.ts'],
  ['src/package', 'vite'],
  ['src/app', '../components/rating'],
  ['src/app', '../auth'],
  ['src/app', './screens/dial'],
  ['src/app/screens/dial', './labels'],
  ['src/app/screens/dial', '../../../internals/intl'],
  ['src/app/screens/dial', '../../../components/rating'],
  ['src/app/screens/dial', '../../../primitives/button'],
  ['src/app/screens/dial', '../../../validation'],
  ['src/app/screens/dial', '../../../auth'],
  ['src/app/screens/dial', '../../../auth/react'],
  ['src/app/screens/dial', 'react'],
  ['stories/components', '#src/index.ts'],
  ['stories/components', '#src/primitives/button/index.ts'],
  ['stories/components', '#stories/support/layout.tsx'],
  ['tests/unit', '#src/internals/intl.ts'],
  ['tests/unit', '#src/components/rating/rating.tsx'],
  ['tests/e2e', '../support/browser'],
];

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
  'src/app/start-api.ts': importLine('../demo-api/node-api.ts'),
};

// The real configurations judge made-up files in a copy of the rooms, so that no probe ever lies in `src`.
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
}, 30_000);

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
  test.each(forbidden)('refuses in %s an import of %s', (...probe) => {
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
  ])('refuses %s', (_what, path, code) => {
    expect(codesOf(path)).toContain(code);
  });

  test('allows types of the sign-in helper where no more of it may be', () => {
    expect(codesOf('src/demo-api/types-of-auth.ts')).not.toContain(restricted);
  });

  test('lets one file of the app start the API, and all of it know its types', () => {
    expect(codesOf('src/app/start-api.ts')).not.toContain(restricted);
    expect(codesOf('src/app/types-of-api.ts')).not.toContain(restricted);
  });

  test('allows raw HTML where it is sanitized', () => {
    expect(codesOf('src/components/sanitized-html/raw.tsx')).not.toContain('react(no-danger)');
  });
});
