import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentFiles } from './component-files.ts';
import { camelCase, pascalCase, titleOf } from './names.ts';

// `npm run new component meter` writes what can be written of a component, `npm run new input phone-input` of one with a
// value in a form, and `npm run new language da` of a language.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const written = new Set<string>();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  if (!written.has(path)) console.log(`  ${path}`);
  written.add(path);
}

/** Puts a line before the last line of a file that matches. */
function insert(path: string, line: string, before: RegExp): void {
  const lines = read(path).split('\n');
  const at = lines.findLastIndex((text) => before.test(text));
  if (at < 0) throw new Error(`${path} has no line like ${before.source}.`);
  write(path, lines.toSpliced(at, 0, line).join('\n'));
}

/** Adds a component or a language to the list of what is still in English. */
function addUntranslated(name: string): void {
  const path = 'tests/unit/languages/untranslated.json';
  write(path, `${JSON.stringify([...(JSON.parse(read(path)) as string[]), name])}\n`);
}

/** Adds the English strings of a component to a language, under a key. */
function addWords(path: string, name: string): void {
  const key = camelCase(name);
  insert(
    path,
    `import { ${key} } from '../components/${name}/words';`,
    /^import type .*'\.\/language'/,
  );
  insert(path, `  ${key},`, /^ {2}(?:toast: \{|typedDates,)$/);
}

function newComponent(name: string, hasValue: boolean): string {
  if (existsSync(join(root, `src/components/${name}`))) return `src/components/${name} exists.`;
  for (const [path, text] of componentFiles(name, hasValue)) write(path, text);
  const labels = `${pascalCase(name)}Labels`;
  const language = 'src/languages/language.ts';
  insert(language, `import type { ${labels} } from '../components/${name}/words';`, /^import type/);
  insert(language, `  ${camelCase(name)}: ${labels};`, /^ {2}toast: /);
  for (const path of globSync('src/languages/*.ts', { cwd: root }).toSorted()) {
    if (/export const \w+: Language = \{/.test(read(path))) addWords(path, name);
  }
  addUntranslated(camelCase(name));
  write('src/index.ts', `${read('src/index.ts')}export * from './components/${name}';\n`);
  insert(
    '.storybook/sidebar/search-names.ts',
    `  'Components/${titleOf(name)}': ', ',`,
    /^ {2}'Components\//,
  );
  return `
What is left for you:
  1. The component, its style sheet and its English strings: src/components/${name}. Other languages show English until somebody
     translates them: remove its key from tests/unit/languages/untranslated.json then.
  2. Stories of its states and of its behavior, and its page: stories/components/${name}.
  3. Its row of the tests that all components share: tests/support/conformance-rows/${name}.tsx.
  4. Two names that people search for: .storybook/sidebar/search-names.ts. Its row for agents: src/registry/skill.md.
     A sentence for users: npm run change.
Then run npm run fix, npm run check, and npm run accept, which shows and accepts its interface, size and screenshots.`;
}

function newLanguage(tag: string): string {
  const path = `src/languages/${tag.toLowerCase()}.ts`;
  if (existsSync(join(root, path))) return `${path} exists.`;
  const name = tag.replaceAll('-', '');
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  const text = read('src/languages/en.ts')
    .replace(
      /\/\*\* [^\n]* \*\/\nexport const en: Language/,
      `/** ${english}. */\nexport const ${name}: Language`,
    )
    .replace("tag: 'en'", `tag: '${tag}'`);
  write(path, text);
  insert('src/languages/index.ts', `import { ${name} } from './${tag.toLowerCase()}';`, /^$/);
  insert('src/languages/index.ts', `  ${name},`, /^\];$/);
  addUntranslated(tag);
  insert('src/core/provider/shipped-languages.ts', `  '${tag}',`, /^\];$/);
  const row = `| ${english} | \`tessera-ui/languages/${tag.toLowerCase()}\` |`;
  insert('stories/guides/languages/languages.mdx', row, /^\| Simplified Chinese /);
  for (const page of ['README.md', 'stories/guides/compare/compare.mdx']) {
    write(
      page,
      read(page).replaceAll(/\b\d+(?= languages)/g, (count) => String(Number(count) + 1)),
    );
  }
  return `
${english} is in English until you translate ${path}: replace an imported name by its strings, as in src/languages/nl.ts.
Then run npm run fix, and npm run check and npm run test:unit, which name what is left.`;
}

const [kind, name = ''] = process.argv.slice(2);
const makers: Record<string, (name: string) => string> = {
  component: (name) => newComponent(name, false),
  input: (name) => newComponent(name, true),
  language: newLanguage,
};
const make = makers[kind ?? ''];
const isNamed =
  kind === 'language'
    ? /^[a-z]{2}(?:-\w+)?$/.test(name)
    : /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
if (make && isNamed) {
  console.log(make(name));
} else {
  console.error(
    `${kind ?? ''} ${name}`.trim() || 'Nothing',
    'cannot be written. Write a component in kebab-case, or the tag of a language:',
  );
  console.error(
    '  npm run new component star-sign\n  npm run new input phone-input\n  npm run new language da',
  );
  process.exitCode = 2;
}
