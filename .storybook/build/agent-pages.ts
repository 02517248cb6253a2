import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { shippedTags } from '../../src/core/provider/shipped-languages.ts';
import { packedName } from '../../src/package/build-package.ts';
import { installedAs, neededOnDemand } from '../../src/registry/build-registry.ts';
import { importGraph } from '../../src/registry/import-graph.ts';
import { entryPointsOf, itemsOf } from '../../src/registry/items.ts';
import { readSources } from '../../src/registry/source-files.ts';
import { atHome } from '../docs/address.ts';
import { fence, rulesTable, shownCode } from './page-code.ts';
import { publishFiles } from './publish-files.ts';
import { publicHome } from './publish-registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const rooms = ['Components', 'Primitives', 'Guides', 'Foundations', 'Screens'];

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the docs pages for agents: those of everything that can be copied, and the guides for users. */
function agentDocs(): string[] {
  const isGuide = (path: string) =>
    /^stories\/(?:get-started|guides\/(?!agents|quality).*)\.mdx$/.test(path);
  return globSync('stories/**/*.mdx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isGuide(path) || read(path).includes('<HowToCopy'))
    .toSorted();
}

/** Returns the path of a docs page in Markdown, below the Storybook. */
export function markdownPath(page: string): string {
  const [room = '', ...rest] = page.replace(/^stories\//, '').split('/');
  const name = (rest.at(-1) ?? room).replace('.mdx', '.md');
  return rest.length > 0 ? `llms/${room}/${name}` : `llms/${name}`;
}

/** Returns the declaration of a component's props, with its JSDoc. */
function propsOf(component: string, sources: ReadonlyMap<string, string>): string {
  const declaration = new RegExp(
    String.raw`^export interface ${component}Props\b[^{]*(?:\{\}|\{[^]*?^\})`,
    'm',
  );
  for (const text of sources.values()) {
    const [found] = declaration.exec(text) ?? [];
    if (found) return found;
  }
  return '';
}

/** Returns what npm installs: the package, or its packed file until the first release, if the Storybook has a URL. */
function installed(home: string): string {
  if (home.startsWith('$') || /^## \d/m.test(read('CHANGELOG.md'))) return 'tessera-ui';
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return `${home}/package/${packedName(version)}`;
}

/** Returns a function for the commands that install an item, where the package has it, and copy it with further ones. */
function howToCopy(home: string, sources: ReadonlyMap<string, string>) {
  const graph = importGraph(sources);
  const items = itemsOf(sources.keys(), graph);
  const entryPoints = entryPointsOf(sources.keys());
  return (name: string, also: readonly string[]) => {
    const item = items.find((each) => each.name === name);
    const copy = fence('bash', [name, ...also].map((each) => addCommand(home, each)).join('\n'));
    if (!item || installedAs(item, entryPoints).length === 0) return copy;
    const packages = [installed(home), ...neededOnDemand(item, graph)].join(' ');
    return `${fence('bash', `npm install ${packages}`)}\n\nTo change it:\n\n${copy}`;
  };
}

function addCommand(home: string, item: string): string {
  return `npx shadcn@latest add ${home}/r/${item}.json`;
}

/**
 * Converts a docs page to Markdown: the text as it is, with the declarations of the props and the commands that copy it in
 * place of the blocks, and without stories.
 * @param page Page below the root, such as `stories/components/rating/rating.mdx`.
 * @param home URL of the Storybook, or the name of a variable for it.
 */
function pageMarkdown(
  page: string,
  home: string,
  sources: ReadonlyMap<string, string>,
  commands: ReturnType<typeof howToCopy>,
): string {
  const text = read(page);
  const stories = text.includes('<Title of') ? read(page.replace('.mdx', '.stories.tsx')) : '';
  const title = /\btitle: '(?:.*\/)?([^']+)'/.exec(stories)?.[1];
  const copied = /<HowToCopy\s[^>]*imports=\{\['(\w+)'/.exec(text)?.[1] ?? '';
  /** Props of the component that a module of stories, imported under a name, is about. */
  const propsBy = (of: string) => {
    const from = new RegExp(String.raw`\* as ${of} from '(\.[^']+)'`).exec(text)?.[1];
    const module = from === undefined ? '' : read(join(dirname(page), from));
    const component = /\bcomponent: (\w+)/.exec(module)?.[1] ?? copied;
    return fence('ts', propsOf(component, sources));
  };
  const blocks: Record<string, (block: string) => string> = {
    Title: () => `# ${title}`,
    Lead: (block) =>
      block
        .replaceAll(/<\/?Lead>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ArgTypes: (block) =>
      propsBy(/of=\{(\w+)\}/.exec(block)?.[1] ?? '') ||
      'It has no props beyond those of its element.',
    Props: (block) =>
      [...(/of=\{\[([^\]]*)\]/.exec(block)?.[1]?.matchAll(/\w+/g) ?? [])]
        .map(([of]) => propsBy(of))
        .join('\n\n'),
    PropsTable: (block) => fence('ts', propsOf(/of=\{(\w+)\}/.exec(block)?.[1] ?? '', sources)),
    HowToCopy: (block) => {
      const also = /also=\{\[([^\]]*)\]/.exec(block)?.[1]?.match(/[\w-]+/g) ?? [];
      return commands(/item="([^"]+)"/.exec(block)?.[1] ?? '', also);
    },
    Code: (block) => shownCode(page, block),
    RuleList: rulesTable,
    CopyCommand: (block) =>
      fence(
        'bash',
        [...block.matchAll(/'([^']+)'/g)].map(([, item = '']) => addCommand(home, item)).join('\n'),
      ),
  };
  const body = text.slice(text.search(/^<Meta/m));
  // A block starts at the start of a line and ends with the line that closes it; code is left as it is.
  const converted = body.replaceAll(
    /^```[^]*?^```$|^<(\w+)(?:[^>\n]*\/>|[^]*?<\/\1>|[^]*?^\/>)$/gm,
    (block, name?: string) => (name === undefined ? block : (blocks[name]?.(block) ?? '')),
  );
  return `${atHome(`${home}/`, converted)
    .replaceAll('](?path=', `](${home}/?path=`)
    // Headings of stories, below which nothing is left.
    .replaceAll(/^(##+) .*\n+(?=(#+) |$(?![^]))/gm, (heading, level: string, next = '') =>
      next.length > level.length ? heading : '',
    )
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Returns the room of a page in the sidebar. */
function roomOf(page: string): string {
  const folder = page.split('/')[1] ?? '';
  const room = rooms.find((name) => name.toLowerCase() === folder);
  return room ?? (read(page).includes('<HowToCopy') ? 'Components' : 'Guides');
}

/**
 * Returns the docs pages in Markdown, and `llms.txt`, which lists them, by their path below the Storybook.
 * @param home URL of the Storybook; without it, commands contain `$STORYBOOK`.
 */
export function buildAgentPages(home = '$STORYBOOK'): Map<string, string> {
  const { sources } = readSources(root);
  const commands = howToCopy(home, sources);
  const pages = agentDocs().map((page) => {
    const text = pageMarkdown(page, home, sources, commands);
    const [, title = '', lead = ''] = /^# (.*)\n+([^]*?)\n\n/.exec(text) ?? [];
    const [first = ''] = lead.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').split(/(?<=\.)\s/);
    const path = markdownPath(page);
    return { path, text, room: roomOf(page), line: `- [${title}](${path}): ${first}` };
  });
  const sections = rooms.map((room) => {
    const lines = pages.filter((page) => page.room === room).map(({ line }) => line);
    return `## ${room}\n\n${lines.join('\n')}`;
  });
  const list = [
    '# Tessera',
    `> Form components for React 19: accessible, themeable, right-to-left, and in ${shippedTags.length} languages.`,
    `Install \`tessera-ui\` and import from it, as the examples do; until it is on npm, from the file that the page Get started names. Copy a component only to change it: \`npx shadcn@latest add ${home}/r/date-picker.json\`${
      home.startsWith('$') ? ', where `$STORYBOOK` is the URL of the folder of this file' : ''
    }. Import \`tessera-ui/tokens.css\` once, at the entry point of the application. Every control needs a label: a \`Field\`, a \`<label>\` or \`aria-label\`.`,
    ...sections,
    '## Files',
    [
      '- [Registry](r/registry.json): every item with its files, packages and license',
      '- [Skill for coding agents](r/skill.json): how to choose, copy, label, theme and test the components',
      '- [Design tokens](tokens/themes.resolver.json): DTCG JSON; `tokens/` has the sets, the CSS and the variables for Figma',
      '- [Manifest](manifests/components.json): props and stories of every component',
    ].join('\n'),
  ].join('\n\n');
  return new Map([
    ...pages.map(({ path, text }) => [path, text] as const),
    ['llms.txt', `${list}\n`],
  ]);
}

/** Serves the docs pages in Markdown for coding agents: `llms.txt`, which lists them, and `llms/`. */
export function publishAgentPages(): Plugin {
  return publishFiles({
    name: 'agent-pages',
    owns: (path) => path === 'llms.txt' || path.startsWith('llms/'),
    build: async (home = publicHome) => buildAgentPages(home),
  });
}
