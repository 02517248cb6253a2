import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asInstalled } from '../../stories/guides/as-installed.ts';
import { ruleExamples } from '../../stories/guides/validation/rule-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns code as a block of Markdown. */
export const fence = (language: string, code: string) =>
  code ? `\`\`\`${language}\n${code}\n\`\`\`` : '';

/**
 * Returns the file that a block of a docs page shows, as Markdown.
 * @param page Page below the root.
 * @param block Block of the page: `<Code code={asInstalled(form)} language="tsx" />`.
 */
export function shownCode(page: string, block: string): string {
  const [, name = ''] = /code=\{(?:asInstalled\()?(\w+)/.exec(block) ?? [];
  const raw = new RegExp(String.raw`^import ${name} from '([^'?]+)\?raw';$`, 'm');
  const [, from] = raw.exec(read(page)) ?? [];
  if (from === undefined) return '';
  const source = read(from.startsWith('#') ? from.slice(1) : join(dirname(page), from));
  const [, language = 'tsx'] = /language="(\w+)"/.exec(block) ?? [];
  return fence(language, block.includes('asInstalled') ? asInstalled(source) : source.trim());
}

/** Returns the rules of validation with their examples, as a table of Markdown. */
export function rulesTable(): string {
  const examples = (values: readonly unknown[]) =>
    values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const rows = ruleExamples.map(
    ({ rule, asks, passes, fails }) =>
      `| \`${rule}\` | ${asks} | ${examples(passes)} | ${examples(fails)} |`,
  );
  return ['| Rule | Requirement | Passes | Fails |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** Returns the text of a docs page with the files that it shows in place of their blocks. */
export function withShownCode(page: string): string {
  return read(page).replaceAll(/^<Code .*\/>$/gm, (block) => shownCode(page, block));
}
