import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson, readRegistry, registry, type RegistryItem } from './built-registry.ts';
import { repository, runCommand } from './host.ts';

// What a host's ESLint and React Compiler find in copied files, with the rules that they recommend. Biome, which is
// fast, checks the copies of `copy.test.ts`.

interface Findings {
  files?: number;
  compiled?: number;
  findings: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'tessera-linters-'));
const copies = (language: string) => join(folder, language);

/** Writes the files of all items into a folder, as in a host that has added every item. */
function copyItems(items: readonly RegistryItem[], folder: string): void {
  for (const { files } of items) {
    for (const { target, content } of files) {
      const place = join(folder, target.replace('@ui/tessera/', ''));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content);
    }
  }
}

beforeAll(async () => {
  const { whole } = readRegistry();
  copyItems(whole, copies('typescript'));
  const plain = whole.map(({ name }) =>
    readJson<RegistryItem>(join(registry, 'js/standalone', `${name}.json`)),
  );
  copyItems(plain, copies('javascript'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function runLinter(linter: string, language: string): Promise<Findings> {
  const script = join(repository, 'tests/consumer/linters', `${linter}.mjs`);
  const { output } = await runCommand(
    process.execPath,
    [script, copies(language), language],
    repository,
  );
  return JSON.parse(output.slice(output.indexOf('{'))) as Findings;
}

test.each([
  ['TypeScript', 'typescript'],
  ['JavaScript', 'javascript'],
])('ESLint’s recommended rules find nothing in copies in %s', async (_name, language) => {
  const { files, findings } = await runLinter('eslint', language);
  expect(findings).toEqual([]);
  expect(files).toBeGreaterThan(500);
});

test('React Compiler compiles every component and hook', async () => {
  const { compiled, findings } = await runLinter('react-compiler', 'typescript');
  expect(findings).toEqual([]);
  expect(compiled).toBeGreaterThan(200);
});
