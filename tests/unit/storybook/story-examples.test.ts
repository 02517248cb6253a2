import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ExampleReader } from '#.storybook/examples/story-examples.ts';
import { readSources } from '#src/registry/read-sources.ts';
import { asInstalled } from '#stories/guides/as-installed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reader = new ExampleReader(root);

/** Every published example, by the file and the name of its story. */
const examples = new Map<string, string>();
const paths = globSync('stories/**/*.stories.tsx', {
  cwd: root,
  exclude: ['**/*.play.stories.tsx'],
});
for (const path of paths) {
  for (const story of reader.storiesOf(path)) {
    const example = await reader.exampleOf(path, story);
    if (example) examples.set(`${path} ${story}`, example);
  }
}

/** Docs pages whose code is complete: everything with props, and the guides that do not continue one example. */
const docsPages = globSync(
  'stories/{components/**/*,primitives/**/*,provider,guides/hosts/hosts,guides/validation/validation}.mdx',
  { cwd: root },
);

/** Types of a package that a docs page uses, but Tessera does not. */
const dateHolidays = `declare module 'date-holidays' {
  export default class Holidays {
    constructor(country: string, state: string);
    getHolidays(year: number): { date: string; name: string; type: string }[];
  }
}`;

/** Writes the code of a docs page, each piece under the name that its first line states; returns how many there are. */
function writePage(folder: string, page: string): number {
  const source = readFileSync(join(root, page), 'utf8');
  const pieces = [...source.matchAll(/^```tsx?\n(?:\/\/ app\/(.+)\n)?([^]*?)^```$/gm)];
  mkdirSync(folder, { recursive: true });
  for (const [index, [, name = `example-${index}.tsx`, code = '']] of pieces.entries()) {
    writeFileSync(join(folder, name), code);
  }
  return pieces.length;
}

/** Writes the files that the page about form libraries shows, each under the name that it states. */
function writeFormLibraries(folder: string): void {
  const page = readFileSync(join(root, 'stories/guides/form-libraries/form-libraries.mdx'), 'utf8');
  const shown = [...page.matchAll(/^import \w+ from '#(stories\/support\/.+)\?raw';$/gm)];
  expect(shown.length).toBeGreaterThan(5);
  mkdirSync(folder, { recursive: true });
  for (const [, path = ''] of shown) {
    writeFileSync(
      join(folder, basename(path)),
      asInstalled(readFileSync(join(root, path), 'utf8')),
    );
  }
}

/** Names of the examples whose code matches. */
const matching = (pattern: RegExp) =>
  [...examples].filter(([, code]) => pattern.test(code)).map(([name]) => name);

test('copied code, every example, and all code of the docs pages and the skill compile in a strict host without types of Node.js', () => {
  const folder = join(root, 'node_modules/.cache/tessera-examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  expect(examples.size).toBeGreaterThan(300);
  const ofSkill = [...readSources(root).skill.matchAll(/^```tsx\n([^]*?)^```$/gm)].map(
    ([, code = '']) => code,
  );
  expect(ofSkill.length).toBeGreaterThan(2);
  const written = docsPages.map((page) => writePage(join(folder, page.replace('.mdx', '')), page));
  expect(written.reduce((sum, count) => sum + count)).toBeGreaterThan(100);
  for (const [index, code] of [...ofSkill, ...examples.values()].entries()) {
    writeFileSync(join(folder, `example-${index}.tsx`), code);
  }
  writeFileSync(join(folder, 'date-holidays.d.ts'), dateHolidays);
  writeFormLibraries(join(folder, 'form-libraries'));
  const strict = join(root, 'tests/support/host.tsconfig.json');
  const { include } = JSON.parse(readFileSync(strict, 'utf8')) as { include: string[] };
  const config = {
    extends: '../../../tests/support/host.tsconfig.json',
    compilerOptions: {
      paths: {
        '@/components/ui/tessera/*': ['../../../src/*'],
        'tessera-ui/*': [
          '../../../src/components/*',
          '../../../src/primitives/*',
          '../../../src/core/*',
          '../../../src/*',
        ],
      },
    },
    include: ['**/*.ts', '**/*.tsx', ...include.map((path) => path.replace('../../', '../../../'))],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--project', folder],
    { cwd: root, encoding: 'utf8' },
  );
  expect(tsc.stdout).toBe('');
  expect(tsc.status).toBe(0);
});

test('no example leans on the stories or fixes the day or the time', () => {
  expect(matching(/#src|#stories|storybook|today="20|now="/)).toEqual([]);
});

test('a form that is copied waits for the user, and asks a server', () => {
  expect(matching(/ValidatedForm|SubmittedForm|forever|form\.(?:validate|submit)\(/)).toEqual([]);
  expect(matching(/rules=\{\(\) => false\}/)).toEqual([]);
  const form = 'stories/components/field/form.stories.tsx';
  const ofForm = [...examples].filter(([name]) => name.startsWith(form));
  expect(ofForm.length).toBeGreaterThan(5);
  for (const [, code] of ofForm) {
    expect(code).toMatch(/<Form\s[^<>]*onSubmit=\{/);
    expect(code).not.toMatch(/<Form\s[^<>]*\b(?:errors|formError)=/);
  }
  expect(examples.get(`${form} WithSchema`)).toContain('<Form schema={guest} onSubmit={');
});

test('a sign-in form that is copied asks a server, and has no id of a story', () => {
  const form = 'stories/components/login-form/login-form.stories.tsx';
  const plain = examples.get(`${form} Default`) ?? '';
  expect(plain).toContain('onSignIn={signIn}');
  expect(plain).toContain('await fetch(path, {');
  expect(examples.get(`${form} EveryWay`)).toContain('onPasskey={signInByPasskey}');
  expect(matching(/<LoginForm[^]*as const/)).toEqual([]);
  expect(matching(/\bid="sign-in-/)).toEqual([`${form} Tried`]);
});

test('an example in another language passes it to the provider', () => {
  const picker = 'stories/components/date-picker/date-picker.stories.tsx';
  expect(examples.get(`${picker} German`)).toContain('<TesseraProvider language={de}>');
  const arabic = '<TesseraProvider language={ar} locale="ar-EG">';
  expect(examples.get(`${picker} Arabic`)).toContain(arabic);
});

test('examples of a file differ, except for stories that only do or place something', () => {
  const seen = new Set<string>();
  const repeated = [...examples].flatMap(([name, code]) => {
    const key = `${name.split(' ')[0]} ${code}`;
    if (seen.has(key)) return name.split('/').slice(-1);
    seen.add(key);
    return [];
  });
  expect(repeated.toSorted()).toEqual([
    'password-input.stories.tsx Shown',
    'popover.stories.tsx AtTheBottom',
    'reset-password-form.stories.tsx Empty',
    'tag-input.stories.tsx OpenSuggestions',
  ]);
});

test('nothing is left of what only a story needs', () => {
  expect(matching(/#src|\.module\.css|styles\.|<bdi>|=\{[^{}\n]* as const\}/)).toEqual([]);
  for (const form of ['sign-up', 'forgot-password', 'reset-password', 'login']) {
    const path = `stories/components/${form}-form/${form}-form.stories.tsx`;
    expect(examples.get(`${path} Default`)).not.toContain('id=');
  }
});

test('a story that shares its args with others keeps them', () => {
  const path = 'stories/components/date-picker/date-picker.stories.tsx';
  expect(examples.get(`${path} Open`)).toContain(
    '<DatePicker defaultOpen defaultValue="2026-04-16" />',
  );
});

test('what a primitive opens is copied with its button, not with its style sheet', () => {
  const names = ['dialog', 'drawer', 'menu', 'picker-panel', 'popover', 'toast', 'tooltip'];
  for (const name of names) {
    const path = `stories/primitives/${name}/${name}.stories.tsx`;
    expect(reader.storiesOf(path).filter((story) => !examples.has(`${path} ${story}`))).toEqual([]);
  }
});

test('a control is labeled by a field', () => {
  expect(examples.get('stories/components/rating/rating.stories.tsx Default')).toContain('<Field');
  expect(
    matching(/<\w*(?:Input|Picker|Select|Rating|Textarea|RadioGroup|TimeField)\s[^<>]*aria-label=/),
  ).toEqual([]);
});

test('what a prop of the story excludes is left out', () => {
  const example = examples.get('stories/primitives/input-group/input-group.stories.tsx ReadOnly');
  expect(example).toMatch(/<InputGroup readOnly>\s+<TextInput [^<>]*readOnly \/>\s+<\/InputGroup>/);
});
