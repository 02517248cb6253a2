import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// A rule for some folders replaces that of the folders above, so a new one may allow what the plan forbids.
const forbidden: ReadonlyArray<readonly [folder: string, from: string]> = [
  ['src/tokens', 'react'],
  ['src/languages', '../core/locale/intl'],
  ['src/validation', '../core/locale/intl'],
  ['src/testing', '../components/rating'],
  ['src/auth', 'react'],
  ['src/auth/core', '../../core/locale/intl'],
  ['src/auth/core', '../stores/cookie-store'],
  ['src/auth/stores', '../strategies/token-calls'],
  ['src/auth/strategies', '../client/state'],
  ['src/auth/oauth', '../client/state'],
  ['src/auth/client', 'react'],
  ['src/auth/server', 'react'],
  ['src/core', '../primitives/button'],
  ['src/core/locale', '../../components/rating'],
  ['src/core/provider', '../../components/rating'],
  ['src/primitives/button', '../../components/rating'],
  ['src/primitives/button', '../icon/icon'],
  ['src/components/rating', '../calendar'],
  ['src/components/rating', '#src/auth/index.ts'],
  ['src/components/rating/parts', '../../../primitives/button/button'],
  ['src/components/date-picker', '../calendar/month'],
  ['src/components/date-time-picker', '../rating'],
  ['src/components/period-picker', '../date-picker/words'],
  ['src/components/period-calendar', '../date-picker'],
  ['src/components/account-form', '../login-form'],
  ['src/components/account-form', '../field/field'],
  ['src/components/account-form', '../rating'],
  ['src/components/account-form', '../../auth'],
  ['src/components/field', '../rating'],
  ['src/components/field/form', '../../../auth'],
  ['src/demo-api', '../components/rating'],
  ['src/demo-api/routes', '../../app'],
  ['src/app', '../components/rating/rating'],
  ['src/app/trips', '../../demo-api'],
  ['src/app/frame', '../trips/trip-list'],
  ['src/app/data', '../frame/place'],
  ['src/app/words', '../data/settings'],
  ['src/app/server', '../../demo-api/store/user.ts'],
  ['src/app/screens', '../data/app-context'],
  ['src/app/screens', 'react-router'],
  ['src/cli', '../registry/import-graph'],
  ['stories/components/rating', '#src/core/locale/intl.ts'],
  ['tests/visual', '#src/index.ts'],
  ['tests/e2e', '../../src/index'],
];

/** Folders with a rejected import, of fictitious files under the real configurations. */
function rejectedImports(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-rooms-'));
  try {
    for (const [index, [room, from]] of forbidden.entries()) {
      const path = join(folder, room, `probe-${index}.ts`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `import { it } from '${from}';\n\nexport const that = it;\n`);
    }
    for (const room of ['src', 'stories', 'tests']) {
      cpSync(join(root, room, 'oxlint.config.ts'), join(folder, room, 'oxlint.config.ts'));
    }
    cpSync(join(root, 'src/oxlint.base.ts'), join(folder, 'src/oxlint.base.ts'));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--format=json', 'src', 'stories', 'tests'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: ReadonlyArray<{ code: string; filename: string }>;
    };
    return diagnostics
      .filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the linter rejects imports against the direction, in every room', () => {
  const rejected = rejectedImports();
  const passed = forbidden.filter(
    ([room], index) => !rejected.includes(`${room}/probe-${index}.ts`),
  );
  expect(passed).toEqual([]);
});
