/** Files of the repository that the house rules look at: where they are and what they say. */
export interface House {
  /** Paths from the root with forward slashes, folders left out. */
  files: ReadonlySet<string>;
  /** Text of a file. */
  read: (path: string) => string;
}

const languages = ['de', 'fr', 'ar', 'ja'];

/** Folders directly inside `folder`, in order. */
export function foldersIn({ files }: House, folder: string): string[] {
  const inside = [...files].filter((path) => path.startsWith(`${folder}/`));
  const names = inside.map((path) => path.slice(folder.length + 1).split('/'));
  const folders = names.filter(({ length }) => length > 1).map(([name = '']) => name);
  return [...new Set(folders)].toSorted();
}

/** Steps of "add a widget" that are missing for the component folder, each as a sentence that names what to do. */
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
  expectFile(`${folder}/${widget}.tsx`, 'component of its own name');
  expectFile(`${folder}/${widget}.module.css`, 'style sheet');
  expectFile(`${folder}/labels.ts`, 'words');
  for (const language of languages) {
    expectFile(`${folder}/labels.${language}.ts`, `words in "${language}"`);
  }
  expectFile(`${folder}/index.ts`, 'index');
  const line = `'./components/${widget}'`;
  expectText('src/index.ts', line, `is not exported: add a line from ${line} to src/index.ts`);
  expectFile(`stories/components/${widget}.stories.tsx`, 'catalogue story');
  expectFile(`stories/components/${widget}.play.stories.tsx`, 'play story');
  expectFile(`stories/components/${widget}.mdx`, 'docs page');
  const tests = `tests/unit/components/${widget}/`;
  if (![...files].some((path) => path.startsWith(tests) && path.includes('.test.'))) {
    missing.push(`${widget} has no unit tests: add one in ${tests} for each pure file.`);
  }
  const rows = `tests/support/conformance-rows/${widget}.tsx`;
  const source = `src/components/${widget}/index.ts`;
  expectText(rows, source, `has no conformance row: add ${rows} with rows that import ${source}`);
  const cases = `tests/bench/cases/${widget}`;
  expectFile(`${cases}/suite.ts`, 'suite of the bench');
  expectFile(`${cases}/size-plan.ts`, 'size limit');
  return missing;
}

/** Parts that are missing in the folder of a screen to be copied, each as a sentence that names what to do. */
export function missingParts({ files }: House, screen: string): string[] {
  const folder = `src/app/screens/${screen}`;
  const needed = ['index.ts', `${screen}.tsx`, 'labels.ts'].concat(
    languages.map((language) => `labels.${language}.ts`),
  );
  return needed
    .filter((name) => !files.has(`${folder}/${name}`))
    .map((name) => `${screen} is not whole: add ${folder}/${name}.`);
}

/** Files that lie where the plan of the house has no room, with the rooms that there are. */
export function strayFiles({ files }: House): string[] {
  const rooms: ReadonlyArray<[pattern: RegExp, rooms: string]> = [
    [
      /^(\.storybook|\.ci|\.github|\.changeset|src|stories|tests)\/|^(package(-lock)?\.json|tsconfig\.json|(README|CHANGELOG)\.md|LICENSE|\.gitignore|chromatic\.config\.json)$/,
      'the root holds .storybook, .ci, .github, .changeset, src, stories, tests and what tools insist on',
    ],
    [
      /^(?!src\/)|^src\/(tokens|internals|primitives|components|validation|auth|demo-api|app|registry|package)\/|^src\/(index\.ts|\.ox[\w.-]+)$/,
      'src holds tokens, internals, primitives, components, validation, auth, demo-api, app, registry and package',
    ],
    [/^(?!src\/internals\/)|^src\/internals\/[^/]+$/, 'internals is flat'],
    [
      /^(?!src\/(primitives|components)\/)|^src\/(primitives|components)\/[^/]+\/([^/]+\/)?[^/]+$/,
      'primitives and components hold one folder each, with sub-folders that are flat',
    ],
    [
      /^(?!src\/app\/)|^src\/app\/([^/]+|public\/.+|screens\/[^/]+\/[^/]+)$/,
      'app is flat, but for public and the screens to be copied, a flat folder each',
    ],
    [
      /^(?!stories\/)|^stories\/(foundations|components|primitives|screens|support)\/|^stories\/([\w-]+\.(mdx|stories\.tsx)|\.oxlintrc\.json)$/,
      'stories holds foundations, primitives, components, screens and support',
    ],
    [
      /^(?!tests\/)|^tests\/(unit|visual|e2e|consumer|bench|support)\/|^tests\/([\w-]+\.config\.ts|run\.ts|\.oxlintrc\.json)$/,
      'tests holds unit, visual, e2e, consumer, bench and support',
    ],
  ];
  return [...files].flatMap((path) =>
    rooms.filter(([room]) => !room.test(path)).map(([, plan]) => `${path} has no room: ${plan}.`),
  );
}

/** Names that say nothing of what a file computes, or that are not kebab-case. */
export function vagueNames({ files }: House): string[] {
  const ours = [...files].filter((path) => /^(src|stories|tests)\//.test(path));
  return ours.flatMap((path) => {
    const problems: string[] = [];
    if (/(^|[/.-])(utils?|helpers?|common|misc|shared)([/.-]|$)/.test(path)) {
      problems.push(`${path} says nothing: name it after what it computes.`);
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (/\.(ts|tsx|css|mdx)$/.test(name) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name)) {
      problems.push(`${path} is not kebab-case.`);
    }
    return problems;
  });
}
