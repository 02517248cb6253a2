import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRegistry, readJson, type RegistryItem } from './built-registry.ts';
import { copyItems } from './copied-files.ts';
import { repository, runCommand } from './host.ts';

// What a host's own linters and React Compiler find in copied files, each with the rules that it recommends.

interface Findings {
  files?: number;
  compiled?: number;
  findings: string[];
}

interface BiomeReport {
  summary: { unchanged: number };
  diagnostics: unknown[];
}

const folder = mkdtempSync(join(tmpdir(), 'tessera-linters-'));
const registry = join(folder, 'registry');
const languages = ['typescript', 'javascript'] as const;
const copies = (language: string) => join(folder, language);

beforeAll(async () => {
  const items = await buildRegistry(registry);
  copyItems(items, copies('typescript'));
  const plain = items.map(({ name }) =>
    readJson<RegistryItem>(join(registry, 'js', `${name}.json`)),
  );
  copyItems(plain, copies('javascript'));
}, 60_000);

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

test('Biome finds nothing in the copies, styles included', async () => {
  writeFileSync(join(folder, 'biome.json'), '{}');
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const { output } = await runCommand(
    process.execPath,
    [biome, 'lint', '--reporter=json', ...languages],
    folder,
  );
  const report = JSON.parse(output.slice(output.indexOf('{"summary"'))) as BiomeReport;
  expect(report.diagnostics).toEqual([]);
  expect(report.summary.unchanged).toBeGreaterThan(1000);
});
