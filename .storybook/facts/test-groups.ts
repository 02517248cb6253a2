import { globSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { nameOf, propertyOf, readModule, walk, type SyntaxNode } from '../build/source-module.ts';
import { ExampleReader } from '../examples/story-examples.ts';
import type { TestFact, TestGroup } from './page-facts.ts';

/** Returns the labels of `step('…', …)` in a story. */
function stepsIn(story: SyntaxNode): string[] {
  const steps: string[] = [];
  walk(story, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'step') return;
    const [label] = node['arguments'] as SyntaxNode[];
    if (typeof label?.['value'] === 'string') steps.push(label['value']);
  });
  return steps;
}

function testsIn(root: string, path: string, reader: ExampleReader): TestFact[] {
  const { declarations } = readModule(root, path);
  const home = reader.idOf(path);
  return reader.storiesOf(path).map((story) => {
    const [declarator] = (declarations.get(story)?.['declarations'] ?? []) as SyntaxNode[];
    const call = declarator?.['init'] as SyntaxNode;
    const [own] = call['arguments'] as SyntaxNode[];
    const name = String(propertyOf(own, 'name')?.['value'] ?? storyNameFromExport(story));
    return { id: toId(home, storyNameFromExport(story)), name, steps: stepsIn(call) };
  });
}

/** Returns the interaction tests of all components, by the title of their stories: `Components/Rating/Tests`. */
export function readTests(root: string): ReadonlyMap<string, readonly TestFact[]> {
  const reader = new ExampleReader(root);
  const paths = globSync('stories/**/*.play.stories.tsx', { cwd: root }).toSorted();
  return new Map(paths.map((path) => [reader.titleOf(path), testsIn(root, path, reader)]));
}

/** Returns the tests of a page: those below its title, or else those of its section of the sidebar. */
export function testGroupsOf(
  title: string,
  tests: ReadonlyMap<string, readonly TestFact[]>,
): TestGroup[] {
  const below = (parent: string) =>
    [...tests]
      .filter(([name]) => name.startsWith(`${parent}/Tests`))
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, list]) => ({ name: name.slice(parent.length + 1), tests: list }));
  const own = below(title);
  return own.length > 0 ? own : below(title.slice(0, title.lastIndexOf('/')));
}
