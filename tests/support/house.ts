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

/** Files in a place that the folder plan does not have, with the plan. */
export function strayFiles({ files }: House): string[] {
  const rooms: ReadonlyArray<[pattern: RegExp, rooms: string]> = [
    [
      /^(\.storybook|\.ci|\.github|\.changeset|src|stories|tests)\/|^(package(-lock)?\.json|tsconfig\.json|(README|CONTRIBUTING|CHANGELOG)\.md|LICENSE|\.gitignore|chromatic\.config\.json)$/,
      'the root holds .storybook, .ci, .github, .changeset, src, stories, tests and what tools insist on',
    ],
    [
      /^(?!src\/)|^src\/(tokens|languages|calendars|core|primitives|components|validation|auth|testing|demo-api|app|registry|package|cli)\/|^src\/(index\.ts|\.oxfmtrc\.json|oxlint\.(base|config)\.ts)$/,
      'src holds tokens, languages, calendars, core, primitives, components, validation, auth, testing, demo-api, app, registry, package and cli',
    ],
    [/^(?!src\/core\/)|^src\/core\/([\w-]+\/)?[^/]+$/, 'core has sub-folders of one level'],
    [
      /^(?!src\/(primitives|components)\/)|^src\/(primitives|components)\/[^/]+\/([\w-]+\/)?[^/]+$/,
      'primitives and components hold a folder each, with sub-folders of one level',
    ],
    [
      /^(?!src\/app\/)|^src\/app\/((index\.(ts|html)|main\.tsx|(page|japanese-fonts|unstarted)\.css|icon\.svg|app\.tsx|create-app\.ts|routes\.tsx)|(account|data|frame|server|settings|trips|words)\/[^/]+|public\/.+|screens\/(languages\/)?[^/]+)$/,
      'app holds its page, what wires it up, account, settings, trips, frame, data, words, server, public and the screens to be copied',
    ],
    [
      /^(?!src\/demo-api\/)|^src\/demo-api\/((index|serve|server-options|create-api|services|browser-api|node-api|problem)\.ts|(accounts|routes|store|seed)\/[^/]+)$/,
      'demo-api holds what starts and describes it, accounts, routes, store and seed',
    ],
    [
      /^(?!\.storybook\/)|^\.storybook\/(main\.ts|preview\.tsx|manager\.ts|oxlint\.config\.ts|(canvas|docs|build|examples|facts|pictures|sidebar|public)\/[^/]+)$/,
      '.storybook holds main.ts, preview.tsx, manager.ts, canvas, docs, build, examples, facts, pictures, sidebar and public',
    ],
    [
      /^(?!stories\/)|^stories\/(foundations|guides|components|primitives|screens|support)\/|^stories\/([\w-]+\.(mdx|stories\.tsx)|oxlint\.config\.ts)$/,
      'stories holds foundations, guides, primitives, components, screens and support',
    ],
    [
      /^(?!tests\/)|^tests\/(unit|visual|e2e|consumer|bench|support)\/|^tests\/([\w-]+\.config\.ts|run\.ts)$/,
      'tests holds unit, visual, e2e, consumer, bench and support',
    ],
  ];
  return [...files].flatMap((path) =>
    rooms.filter(([room]) => !room.test(path)).map(([, plan]) => `${path} has no room: ${plan}.`),
  );
}

/** Names that are vague, or not kebab-case. */
export function vagueNames({ files }: House): string[] {
  const ours = [...files].filter((path) => /^(src|stories|tests)\//.test(path));
  return ours.flatMap((path) => {
    const problems: string[] = [];
    if (/(^|[/.-])(utils?|helpers?|common|misc|shared)([/.-]|$)/.test(path)) {
      problems.push(`${path} is vague: name it after what it computes.`);
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (/\.(ts|tsx|css|mdx)$/.test(name) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name)) {
      problems.push(`${path} is not kebab-case.`);
    }
    return problems;
  });
}
