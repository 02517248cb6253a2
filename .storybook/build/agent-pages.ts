import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedTags } from '../../src/core/provider/shipped-languages.ts';
import type { RegistrySources } from '../../src/registry/build-registry.ts';
import { importGraph, type ImportGraph } from '../../src/registry/import-graph.ts';
import { readSources } from '../../src/registry/read-sources.ts';
import { ExampleReader } from '../examples/story-examples.ts';
import { readTests, testGroupsOf } from '../facts/test-groups.ts';
import type { BlockSources } from './docs-blocks.ts';
import { pageMarkdown } from './page-markdown.ts';
import { notesOf } from './prop-notes.ts';
import { readDocgen } from './read-docgen.ts';
import { registryAt } from './read-registry.ts';
import { remembered } from './remembered.ts';
import { tokensOf } from './token-lists.ts';
import { TypeReader } from './type-reader.ts';

/** Pages for coding agents. */
export interface AgentPages {
  /** Text of each file, by its path below the Storybook: `llms.txt`, `llms/components/rating.md`. */
  files: Map<string, string>;
  /** Blocks of docs pages without a Markdown version, with their pages. */
  unknown: string[];
}

/** Pages about everything that can be copied together. */
const guides = new Set([
  'stories/guides/copies/copies.mdx',
  'stories/foundations/theme/theme.mdx',
  'stories/guides/form-libraries/form-libraries.mdx',
  'stories/guides/hosts/hosts.mdx',
  'stories/guides/languages/languages.mdx',
]);

/** Returns the docs pages for agents, below the root: the pages of everything that can be copied, and the guides. */
function agentDocs(root: string): string[] {
  return globSync('stories/**/*.mdx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => guides.has(path) || readFileSync(join(root, path), 'utf8').includes('<HowToCopy'),
    )
    .toSorted();
}

/** Returns the path of a docs page in Markdown, below the Storybook. */
export function markdownPath(page: string): string {
  const [room = '', ...rest] = page.replace(/^stories\//, '').split('/');
  const name = (rest.at(-1) ?? room).replace('.mdx', '.md');
  return rest.length > 0 ? `llms/${room}/${name}` : `llms/${name}`;
}

interface Derived {
  docgen: BlockSources['docgen'];
  graph: ImportGraph;
  types: TypeReader;
}

/** Reads the sources, which takes seconds, again only when one of them has changed. */
const readOnce = remembered(async ({ sources }: RegistrySources): Promise<Derived> => {
  const types = new TypeReader(sources);
  return { docgen: await readDocgen(types), graph: importGraph(sources), types };
});

/**
 * Builds the docs pages in Markdown and their list, `llms.txt`.
 * @param root Folder of the repository.
 * @param home URL of the Storybook; without it, commands contain `$STORYBOOK`.
 */
export async function buildAgentPages(root: string, home?: string): Promise<AgentPages> {
  const examples = new ExampleReader(root);
  const source = readSources(root);
  const tests = readTests(root);
  const { docgen, graph, types } = await readOnce(source);
  const { item } = await registryAt(root, home);
  const sources: BlockSources = {
    exampleOf: (path, story) => examples.exampleOf(path, story),
    componentOf: (path) => examples.componentOf(path),
    titleOf: (path) => examples.titleOf(path),
    testsOf: (title) => testGroupsOf(title, tests),
    docgen,
    notesOf: (component) => notesOf(types, component),
    tokensOf: (module) => tokensOf(module, source.sources, graph),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    itemOf: item,
    registry: `${home ?? '$STORYBOOK'}/r`,
  };
  const files = new Map<string, string>();
  const unknown: string[] = [];
  const rooms = new Map<string, string[]>();
  for (const page of agentDocs(root)) {
    const path = markdownPath(page);
    const up = '../'.repeat(path.split('/').length - 1);
    const { text, unknown: missing } = await pageMarkdown(page, home ? `${home}/` : up, sources);
    unknown.push(...missing.map((block) => `<${block}> in ${page}`));
    files.set(path, text);
    const [, title = '', lead = ''] = /^# (.*)\n+([^]*?)\n\n/.exec(text) ?? [];
    const [room = ''] = placeOf(page, sources).split('/');
    rooms.set(room, [...(rooms.get(room) ?? []), `- [${title}](${path}): ${firstSentence(lead)}`]);
  }
  files.set('llms.txt', listOf(rooms, sources));
  return { files, unknown };
}

/** Returns the title of a docs page: its own, or that of its stories. */
function placeOf(page: string, { read, titleOf }: BlockSources): string {
  const own = /<Meta title="([^"]+)"/.exec(read(page))?.[1];
  return own ?? titleOf(page.replace('.mdx', '.stories.tsx'));
}

/** Returns the first sentence of a text, without the addresses of its links, which are relative to the page. */
function firstSentence(text: string): string {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\s+/g, ' ');
  return plain.split(/(?<=\.)\s/)[0] ?? '';
}

/** Returns the list of the pages in the format of llmstxt.org. */
function listOf(rooms: ReadonlyMap<string, string[]>, { registry }: BlockSources): string {
  const order = ['Components', 'Primitives', 'Guides', 'Foundations', 'Screens'];
  const sections = order.flatMap((room) => [`## ${room}`, (rooms.get(room) ?? []).join('\n')]);
  return `${[
    '# Tessera',
    `> Form components for React 19: accessible, themeable, right-to-left, and in ${shippedTags.length} languages. Each is one folder to copy into a project.`,
    `Copy a component with its command, such as \`npx shadcn@latest add ${registry}/date-picker.json\`${
      registry.startsWith('$') ? ', where `$STORYBOOK` is the URL of the folder of this file' : ''
    }. Import \`tokens/tokens.css\` once, at the entry point of the application. Every control needs a label: a \`Field\`, a \`<label>\` or \`aria-label\`.`,
    ...sections,
    '## Files',
    [
      '- [Registry](r/registry.json): every item with its files, packages and license',
      '- [Skill for coding agents](r/skill.json): how to pick, copy, label, theme and test the components',
      '- [Design tokens](tokens/themes.resolver.json): DTCG JSON; `tokens/` has the sets, the CSS and the variables for Figma',
      '- [Manifest](manifests/components.json): props and stories of every component',
    ].join('\n'),
  ].join('\n\n')}\n`;
}
