import { basename, dirname } from 'node:path';
import type { RegistryItem } from '../../src/registry/registry-item.ts';
import { featureName } from '../docs/feature-name.ts';
import { rowOfProp } from '../docs/prop-rows.ts';
import { copyHome } from '../examples/story-examples.ts';
import type { TestGroup } from '../facts/page-facts.ts';
import type { NamedType, PropNotes } from './prop-notes.ts';
import type { DocumentedComponent } from './read-docgen.ts';

/** Sources of the blocks of a docs page. */
export interface BlockSources {
  /** Returns the example of a story as code; none if it cannot be pasted. */
  exampleOf: (path: string, story: string) => Promise<string | undefined>;
  /** Returns the component of a story file. */
  componentOf: (path: string) => string;
  /** Returns the title of the stories. */
  titleOf: (path: string) => string;
  /** Returns the interaction tests of a page, by its title. */
  testsOf: (title: string) => TestGroup[];
  /** Components with their props, by name. */
  docgen: ReadonlyMap<string, DocumentedComponent>;
  /** Returns what the type of a component's props adds to its table. */
  notesOf: (component: string) => PropNotes;
  /** Returns the names of the tokens that a module below `src` and its dependencies use. */
  tokensOf: (module: string) => string[];
  /** Returns the text of a file of the repository. */
  read: (path: string) => string;
  /** Returns an item of the registry by its path, such as `standalone/rating`. */
  itemOf: (path: string) => Promise<RegistryItem | undefined>;
  /** URL of the registry. */
  registry: string;
}

type Props = Readonly<Record<string, unknown>>;

/** Story of a block. */
interface StoryOf {
  path: string;
  story: string;
}

/** Renders a block as Markdown from its props and its content. */
export type Block = (
  props: Props,
  content: string,
  sources: BlockSources,
) => string | Promise<string>;

function cell(words: unknown): string {
  const text = String(words ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.replaceAll('|', '\\|') || '–';
}

function table(head: readonly string[], rows: ReadonlyArray<readonly unknown[]>): string {
  const line = (cells: readonly unknown[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Marks text as code, even if it contains backticks. */
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const fence = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\``;
const list = (items: unknown) => (items as string[]).map((item) => `- ${item}`).join('\n');

const first = ['value', 'defaultValue', 'onValueChange'];

function rankOf(name: string): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}

function membersTable({ members }: NamedType): string {
  const isTexts = members.some(({ english }) => english !== undefined);
  return table(
    [isTexts ? 'Label' : 'Member', isTexts ? 'English' : 'Type', 'Description'],
    members.map(({ name, optional, type, english, description }) => [
      code(optional && !isTexts ? `${name}?` : name),
      isTexts ? english && code(english) : code(type),
      description,
    ]),
  );
}

function namedType(type: NamedType): string {
  const { name, description, text } = type;
  const words = [`${code(name)}:`, description, ...(text ? [code(text)] : [])].join(' ');
  return text ? words : `${words}\n\n${membersTable(type)}`;
}

function propsWithNotes(name: string, sources: BlockSources): string {
  const { attributes, types } = sources.notesOf(name);
  const parts = [propsTable(name, sources), attributes, ...types.map(namedType)];
  return parts.filter(Boolean).join('\n\n');
}

function propsTable(name: string, { docgen }: BlockSources): string {
  const component = docgen.get(name);
  if (!component) throw new Error(`${name} has no documented props.`);
  const rows = Object.entries(component.props ?? {})
    .filter(([, { tsType }]) => tsType)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([prop, documented]) => {
      const { type, description, fallback } = rowOfProp(documented);
      const name = code(documented.required ? prop : `${prop}?`);
      return [name, code(type), fallback && code(fallback), description];
    });
  if (rows.length === 0) return `${name} has no props beyond those of its element.`;
  return table([`Prop of ${name}`, 'Type', 'Default', 'Description'], rows);
}

async function example({ path, story }: StoryOf, { exampleOf }: BlockSources): Promise<string> {
  const text = await exampleOf(path, story);
  return text === undefined ? '' : fence('tsx', text);
}

const aboutAddress =
  '`$STORYBOOK` is the address of the Storybook: that of this page up to `/llms`.';

function filesByFolder(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => dirname(path));
  return [...folders].map(
    ([folder, inside]) =>
      `${code(`${folder}/`)}: ${inside.map((path) => basename(path)).join(', ')}`,
  );
}

async function howToCopy(
  { item: name, imports = [] }: Props,
  { itemOf, registry }: BlockSources,
): Promise<string> {
  const linked = await itemOf(String(name));
  const item = linked ?? (await itemOf(`standalone/${String(name)}`));
  if (!item) throw new Error(`There is no item ${String(name)}.`);
  const { installed, entries, files, lines, license, notices, standalone } = item.meta;
  const names = (imports as string[]).join(', ');
  const importOf = (from: string) =>
    from.endsWith('.css') ? `import '${from}';` : `import { ${names} } from '${from}';`;
  const isLinked = item.dependencies.some((dependency) => dependency.startsWith('tessera-ui@'));
  const command = (path: string) => fence('bash', `npx shadcn@latest add ${registry}/${path}.json`);
  const size = `${files} files with ${lines} lines`;
  return [
    ...(installed.length > 0
      ? ['From the package:', fence('tsx', installed.map(importOf).join('\n'))]
      : []),
    isLinked
      ? `To change it, copy its own ${size}; they import the rest from the package:`
      : `To own it, copy it with everything that it imports, ${size}:`,
    command(linked ? String(name) : `standalone/${String(name)}`),
    ...(registry.startsWith('$') ? [aboutAddress] : []),
    fence('tsx', entries.map((entry) => importOf(`${copyHome}/${entry}`)).join('\n')),
    ...(standalone
      ? [
          `With everything that it imports, ${standalone.files} files with ${standalone.lines} lines:`,
          command(`standalone/${String(name)}`),
        ]
      : []),
    `Packages: ${[...item.dependencies, ...item.devDependencies].map(code).join(', ') || 'none besides React 19'}. License: ${license}.`,
    ...notices,
    list(filesByFolder(item.files.map(({ target }) => target.replace('@ui/', '')))),
  ].join('\n\n');
}

/** Blocks of the docs pages, by name; blocks without text are empty. */
export const blocks: Readonly<Record<string, Block>> = {
  Meta: () => '',
  Title: ({ of }, _, { titleOf }) =>
    `# ${titleOf((of as StoryOf).path)
      .split('/')
      .at(-1)}`,
  Lead: (_, content) => content,
  Facts: () => '',
  InMarkdown: (_, content) => content,
  Canvas: ({ of }, _, sources) => example(of as StoryOf, sources),
  Playground: ({ of }, _, sources) => example(of as StoryOf, sources),
  Code: ({ code: text, language }) => fence(String(language ?? ''), String(text)),
  DoDont: ({ dos, donts }) => `Do:\n\n${list(dos)}\n\nDon’t:\n\n${list(donts)}`,
  Table: ({ head, rows }) => table(head as string[], rows as unknown[][]),
  Anatomy: ({ slots }) =>
    table(
      ['data-slot', 'Element', 'Description'],
      (slots as Record<string, string>[]).map(({ name = '', element = '', role }) => [
        code(name),
        code(`<${element}>`),
        role,
      ]),
    ),
  KeyboardTable: ({ rows }) =>
    table(
      ['Keys', 'Action'],
      (rows as { keys: string[]; does: string }[]).map(({ keys, does }) => [
        keys.map(code).join(' or '),
        does,
      ]),
    ),
  FormBehavior: ({ rows }) =>
    table(
      ['Feature', 'Behavior'],
      (rows as { asks: string; gets: string }[]).map(({ asks, gets }) => [featureName(asks), gets]),
    ),
  ArgTypes: ({ of }, _, sources) =>
    propsWithNotes(sources.componentOf((of as StoryOf).path), sources),
  PropsTable: ({ of }, _, sources) => propsWithNotes((of as { name: string }).name, sources),
  Tokens: ({ names }) =>
    [...new Set(names as string[])].sort().map(code).join(', ') || 'It uses no tokens.',
  AllStates: () => 'The Storybook shows a picture of each story in each theme and direction.',
  Tests: ({ of }, _, { titleOf, testsOf }) => {
    const groups = testsOf(titleOf((of as StoryOf).path));
    if (groups.length === 0) return 'No interaction tests.';
    return groups
      .map(({ name, tests }) => `### ${name}\n\n${list(tests.map((test) => test.name))}`)
      .join('\n\n');
  },
  CopyCommand: ({ items }, _, { registry }) => {
    const addresses = (items as string[]).map((item) => `${registry}/${item}.json`);
    const command = fence('bash', `npx shadcn@latest add ${addresses.join(' ')}`);
    return registry.startsWith('$') ? `${command}\n\n${aboutAddress}` : command;
  },
  HowToCopy: (props, _, sources) => howToCopy(props, sources),
};
