import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  nameOf,
  propertyOf,
  readModule,
  walk,
  type SyntaxNode,
} from '#.storybook/build/source-module.ts';
import { ExampleReader } from '#.storybook/examples/story-examples.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Interactions and expectations that the Interactions panel lists at most without a step. */
const limit = 5;

const isStep = (node: SyntaxNode) =>
  node.type === 'CallExpression' && nameOf(node['callee']) === 'step';

/** Returns the play function of a story, even if it is a function that stories share. */
function playOf(path: string, story: string): SyntaxNode | undefined {
  const { declarations } = readModule(root, path);
  const [declarator] = (declarations.get(story)?.['declarations'] ?? []) as SyntaxNode[];
  const call = declarator?.['init'] as SyntaxNode | undefined;
  const [own] = (call?.['arguments'] ?? []) as SyntaxNode[];
  const play = propertyOf(own, 'play');
  return declarations.get(nameOf(play)) ?? play;
}

function stepsOf(play: SyntaxNode): SyntaxNode[] {
  const steps: SyntaxNode[] = [];
  walk(play, (node) => {
    if (isStep(node)) steps.push(node);
  });
  return steps;
}

/** Returns the number of statements outside of steps that interact or expect. */
function loose(play: SyntaxNode): number {
  let count = 0;
  walk(play, (node, around) => {
    if (node.type === 'ExpressionStatement' && !around.some(isStep)) count += 1;
  });
  return count - stepsOf(play).length;
}

const reader = new ExampleReader(root);
const plays = globSync('stories/**/*.play.stories.tsx', { cwd: root })
  .toSorted()
  .flatMap((path) =>
    reader.storiesOf(path).flatMap((story) => {
      const play = playOf(path, story);
      return play ? [{ path, story, play }] : [];
    }),
  );

describe('A play function', () => {
  test('has a step for each part if it is long', () => {
    expect(plays.length).toBeGreaterThan(300);
    const long = plays.filter(({ play }) => loose(play) > limit);
    expect(long.map(({ path, story }) => `${path} ${story}`)).toEqual([]);
  });

  test('waits for each step', () => {
    const forgotten: string[] = [];
    for (const { path, story, play } of plays) {
      walk(play, (node, [parent]) => {
        if (isStep(node) && parent?.type !== 'AwaitExpression') forgotten.push(`${path} ${story}`);
      });
    }
    expect(forgotten).toEqual([]);
  });

  test('has steps with a label that the docs page can list', () => {
    const labels = plays
      .flatMap(({ play }) => stepsOf(play))
      .map((step) => (step['arguments'] as SyntaxNode[])[0]?.['value']);
    expect(labels.length).toBeGreaterThan(400);
    expect(
      labels.filter((label) => typeof label !== 'string' || !/^[A-Z“].{3,67}[^.]$/u.test(label)),
    ).toEqual([]);
  });
});
