import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readKitSizes } from '#tests/bench/kits/kit-sizes.ts';
import { importGraph, type ImportGraph } from '../../src/registry/import-graph.ts';
import { itemsOf } from '../../src/registry/items.ts';
import { readSources } from '../../src/registry/read-sources.ts';
import { limitOf } from '../../tests/bench/primitive-limits.ts';
import { readBudget } from '../../tests/bench/size-budget.ts';
import { readSizePlans, type SizePlan } from '../../tests/bench/size-plan.ts';
import { notesOf } from '../build/prop-notes.ts';
import { TypeReader } from '../build/type-reader.ts';
import { ExampleReader } from '../examples/story-examples.ts';
import { browserNotes, supportedBrowsers } from './browser-notes.ts';
import { changedIn, readReleases, type Release } from './changed-in.ts';
import type { PageFacts, PageLink, TestFact } from './page-facts.ts';
import { readSpeeds } from './speeds.ts';
import { readTests, testGroupsOf } from './test-groups.ts';
import { definingFile, ownFiles, usesComponent, type DefinedComponent } from './used-in.ts';

/** Docs page of a component that can be copied. */
interface Page extends DefinedComponent {
  title: string;
  /** Folder below `src`. */
  folder: string;
  /** Headings of the page. */
  headings: readonly string[];
  /** Components with a props table. */
  tables: readonly string[];
}

interface Sources {
  root: string;
  reader: ExampleReader;
  sources: ReadonlyMap<string, string>;
  graph: ImportGraph;
  types: TypeReader;
  tests: ReadonlyMap<string, readonly TestFact[]>;
  plans: ReadonlyMap<string, SizePlan>;
  releases: readonly Release[];
  pages: readonly Page[];
  screens: ReadonlyMap<string, readonly string[]>;
}

const noteSections = ['Keyboard', 'Accessibility', 'In a form'];

function readPages(
  root: string,
  reader: ExampleReader,
  { sources, graph }: Pick<Sources, 'sources' | 'graph'>,
): Page[] {
  const entries = new Map(
    itemsOf(sources.keys(), graph).map((item) => [item.name, item.entries[0] ?? '']),
  );
  const paths = globSync('stories/{*,{components,primitives,screens}/**/*}.mdx', { cwd: root });
  return paths.toSorted().flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes('<Title of={Stories} />')) return [];
    const entry = entries.get(/<HowToCopy\s+item="([^"]+)"/.exec(text)?.[1] ?? '');
    if (!entry) return [];
    const folder = /^(?:components|primitives)\/[^/]+/.exec(entry)?.[0] ?? dirname(entry);
    const stories = path.replace('.mdx', '.stories.tsx');
    const [, copied = ''] = /<HowToCopy\s[^>]*imports=\{\['(\w+)'/.exec(text) ?? [];
    const component = reader.componentOf(stories) || copied;
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    const file = definingFile(folder, component, sources);
    const tables = [...text.matchAll(/<PropsTable of=\{(\w+)\}/g)].map(([, name = '']) => name);
    if (text.includes('<ArgTypes')) tables.push(component);
    return [{ title: reader.titleOf(stories), component, folder, file, headings, tables }];
  });
}

/** Returns the files of each screen of the app, by its title in the sidebar. */
function readScreens(root: string, reader: ExampleReader, sources: Sources['sources']) {
  const stories = globSync('stories/screens/*.stories.tsx', { cwd: root });
  const titles = new Map(
    stories
      .filter((path) => !path.endsWith('.play.stories.tsx'))
      .map((path) => [reader.titleOf(path).toLowerCase(), path]),
  );
  const screens = new Map<string, string[]>();
  for (const file of sources.keys()) {
    const [, folder = ''] = /^app\/(?:screens\/)?([\w-]+)\/.*\.tsx$/.exec(file) ?? [];
    const title = `Screens/${folder.replace(/-screen$/, '').replaceAll('-', ' ')}`.toLowerCase();
    const path = titles.get(title);
    if (path) screens.set(path, [...(screens.get(path) ?? []), file]);
  }
  return screens;
}

let last: Promise<Sources> | undefined;

/** Reads the sources, again only when one of them has changed. */
async function readOnce(root: string): Promise<Sources> {
  const { sources } = readSources(root);
  const before = await last?.catch(() => undefined);
  const reader = new ExampleReader(root);
  const isSame = before && isDeepStrictEqual(before.sources, sources);
  const graph = isSame ? before.graph : importGraph(sources);
  const pages = readPages(root, reader, { sources, graph });
  const tests = readTests(root);
  if (isSame && isDeepStrictEqual([before.pages, before.tests], [pages, tests])) return before;
  last = (async () => ({
    root,
    reader,
    sources,
    graph,
    types: new TypeReader(sources),
    tests,
    plans: await readSizePlans(),
    releases: readReleases(root),
    pages,
    screens: readScreens(root, reader, sources),
  }))();
  return last;
}

function usersOf(page: Page, { pages, screens, reader, sources, graph }: Sources): PageLink[] {
  const users = pages
    .filter((other) => other.file !== page.file && !other.title.startsWith('Screens/'))
    .filter((other) => usesComponent(ownFiles(other, graph), page, sources, graph))
    .map(({ title }) => ({ name: nameOf(title), path: `/docs/${toId(title, 'docs')}` }));
  const shown = [...screens]
    .filter(([, files]) => usesComponent(files, page, sources, graph))
    .map(([path]) => {
      const title = reader.titleOf(path);
      const [story = ''] = reader.storiesOf(path);
      return {
        name: `${nameOf(title)} screen`,
        path: `/story/${toId(title, storyNameFromExport(story))}`,
      };
    });
  return [...users, ...shown].filter(({ name }) => name !== nameOf(page.title));
}

function nameOf(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1);
}

function sizeOf(
  { component, folder }: Page,
  plans: Sources['plans'],
): Pick<PageFacts, 'size' | 'sizeLimit' | 'kits'> {
  const { accepted, bare } = readBudget();
  const size = accepted[component];
  const wrapped = plans.get(folder.split('/').at(-1) ?? '')?.bare?.package;
  const other = wrapped ? bare[wrapped] : undefined;
  return {
    size: size
      ? { bytes: size.gzip, bare: wrapped && other ? { name: wrapped, bytes: other.gzip } : null }
      : null,
    kits: (readKitSizes().sizes[component] ?? []).map(({ kit, bytes }) => ({ name: kit, bytes })),
    sizeLimit: !size && folder.startsWith('primitives/') ? limitOf(component) : null,
  };
}

interface Manifest {
  repository?: string | { url: string };
  browserslist: readonly string[];
}

function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the public URL of a folder, from the repository in `package.json`; none without one. */
function sourceUrl(root: string, folder: string): string | null {
  const { repository } = readManifest(root);
  const url = typeof repository === 'string' ? repository : repository?.url;
  const home = url?.replace(/^git\+/, '').replace(/\.git$/, '');
  return home?.startsWith('https://') ? `${home}/tree/main/${folder}` : null;
}

/** Returns the facts about each component with a docs page, by the id of its stories. */
export async function readFacts(root: string): Promise<ReadonlyMap<string, PageFacts>> {
  const all = await readOnce(root);
  const { browserslist } = readManifest(root);
  const supported = supportedBrowsers(browserslist);
  return new Map(
    all.pages.map((page): [string, PageFacts] => {
      const { title, component, headings } = page;
      const folder = `src/${page.folder}`;
      return [
        toId(title, 'docs').replace(/--docs$/, ''),
        {
          title,
          component,
          folder,
          sourceUrl: sourceUrl(root, folder),
          ...sizeOf(page, all.plans),
          speed: readSpeeds(component),
          changed: changedIn(component, all.releases),
          usedIn: usersOf(page, all),
          notes: noteSections
            .filter((name) => headings.includes(name))
            .map((name) => ({ name, anchor: name.toLowerCase().replaceAll(' ', '-') })),
          browsers: {
            supported,
            notes: browserNotes(page.file, all.sources, all.graph),
          },
          props: Object.fromEntries(page.tables.map((name) => [name, notesOf(all.types, name)])),
          groups: testGroupsOf(title, all.tests),
        },
      ];
    }),
  );
}
