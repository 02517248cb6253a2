/** Files of the repository that the house rules check: their paths and contents. */
export interface House {
  /** Paths from the root with forward slashes, folders left out. */
  files: ReadonlySet<string>;
  /** Text of a file. */
  read: (path: string) => string;
}

/** Folders directly inside `folder`, in order. */
export function foldersIn({ files }: House, folder: string): string[] {
  const inside = [...files].filter((path) => path.startsWith(`${folder}/`));
  const names = inside.map((path) => path.slice(folder.length + 1).split('/'));
  const folders = names.filter(({ length }) => length > 1).map(([name = '']) => name);
  return [...new Set(folders)].toSorted();
}

/** Folders whose stories and looks are those of another one. */
const relatives: readonly string[] = ['date-time-picker', 'period-calendar', 'period-picker'];

/** Components that a folder is about: the one of its name, or else those that its `index.ts` exports. */
function mainComponents({ files, read }: House, widget: string): string[] {
  const folder = `src/components/${widget}`;
  const index = files.has(`${folder}/index.ts`) ? read(`${folder}/index.ts`) : '';
  const exported = [...index.matchAll(/export \{[^}]*\} from '\.\/([\w-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => files.has(`${folder}/${name}.tsx`));
  return exported.includes(widget) || exported.length === 0 ? [widget] : exported;
}

/**
 * Missing steps of "add a widget" for the component folder that neither the compiler nor another test names, each as a
 * sentence that names the fix.
 */
export function missingSteps(house: House, widget: string): string[] {
  const { files, read } = house;
  const folder = `src/components/${widget}`;
  const missing: string[] = [];
  const expectFile = (path: string, what: string) => {
    if (!files.has(path)) missing.push(`${widget} has no ${what}: add ${path}.`);
  };
  const expectText = (path: string, text: string, sentence: string) => {
    if (!files.has(path) || !read(path).includes(text)) missing.push(`${widget} ${sentence}.`);
  };
  const components = mainComponents(house, widget);
  for (const component of components) {
    expectFile(`${folder}/${component}.tsx`, 'component of its own name');
  }
  expectFile(`${folder}/index.ts`, 'index');
  const line = `'./components/${widget}'`;
  expectText('src/index.ts', line, `is not exported: add a line from ${line} to src/index.ts`);
  if (relatives.includes(widget)) return missing;
  expectFile(`${folder}/${widget}.module.css`, 'style sheet');
  expectFile(`${folder}/words.ts`, 'labels and their English texts');
  for (const component of components) {
    const stories = `stories/components/${widget}/${component}`;
    expectFile(`${stories}.stories.tsx`, 'catalog story');
    expectFile(`${stories}.play.stories.tsx`, 'play story');
    const isShown = [...files].some(
      (path) =>
        path.startsWith(`stories/components/${widget}/`) &&
        path.endsWith('.mdx') &&
        new RegExp(`['"]${component}['"]`).test(read(path)),
    );
    if (!isShown) {
      missing.push(
        `${widget} has no docs page: add ${stories}.mdx, or ${component} to one of its family.`,
      );
    }
  }
  return missing;
}

/** Files of the languages, each with the texts of every widget. */
function languageFiles({ files }: House): string[] {
  return [...files].filter((path) => /^src\/languages\/[a-z]{2}(-[a-z]+)?\.ts$/.test(path)).sort();
}

/** Tests with examples of typed text in each language. */
const typedPeriods = ['western', 'other'].map(
  (part) => `tests/unit/languages/typed-periods-${part}.ts`,
);
const typedDates = ['one-unit', 'parse-date-time-words'].map(
  (name) => `tests/unit/components/date-picker/${name}.test.ts`,
);

/** Missing steps of "add a language", each as a sentence that names the fix. */
export function missingLanguageSteps(house: House): string[] {
  const { files, read } = house;
  const list = 'src/languages/index.ts';
  const letters = 'src/validation/letters.ts';
  const has = (path: string, text: string) => files.has(path) && read(path).includes(text);
  return languageFiles(house).flatMap((path) => {
    const tag = path.slice('src/languages/'.length, -'.ts'.length);
    const steps: string[] = [];
    const [subtag = ''] = tag.split('-');
    if (!has(list, `'./${tag}'`)) {
      steps.push(`${tag} is not listed: import ./${tag} in ${list}.`);
    }
    if (!has(letters, `\n  ${subtag}: '`)) {
      steps.push(`${tag} has no letters: add one line to \`table\` in ${letters}.`);
    }
    const row = new RegExp(`\\n  '?${tag}'?: `, 'i');
    const hasRow = (file: string) => files.has(file) && row.test(read(file));
    if (tag !== 'en' && !typedPeriods.some(hasRow)) {
      steps.push(
        `${tag} has no periods that people type: add at least 9 rows to ${typedPeriods.join(' or ')}.`,
      );
    }
    for (const file of typedDates) {
      const isEnglishUnits = tag === 'en' && file.includes('one-unit');
      if (!isEnglishUnits && !hasRow(file)) {
        steps.push(`${tag} has no dates that people type: add a row to ${file}.`);
      }
    }
    return steps;
  });
}
