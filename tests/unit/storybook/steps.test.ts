import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Interactions and expectations that the Interactions panel lists at most without a step. */
const limit = 5;

/** Node of a syntax tree, reduced to what is used here. */
interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof (value as SyntaxNode | null)?.type === 'string';
const nameOf = (node: unknown) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
const isStep = (node: SyntaxNode) =>
  node.type === 'CallExpression' && nameOf(node['callee']) === 'step';

/** Calls `visit` with a node and its descendants, together with their ancestors, nearest first. */
function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  visit(node, around);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) walk(child, visit, [node, ...around]);
  }
}

/** Returns the play functions of a file by the name of their story, also those that stories share. */
function playsIn(path: string): Array<{ path: string; story: string; play: SyntaxNode }> {
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'));
  const declared = new Map<string, SyntaxNode>();
  const plays: Array<{ path: string; story: string; play: SyntaxNode }> = [];
  walk(program as unknown as SyntaxNode, (node, around) => {
    const name = nameOf(node['id']);
    if (name && /^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type))
      declared.set(name, node);
    if (node.type !== 'Property' || nameOf(node['key']) !== 'play') return;
    const story = around.find(({ type }) => type === 'VariableDeclarator');
    const value = node['value'] as SyntaxNode;
    plays.push({ path, story: nameOf(story?.['id']), play: value });
  });
  return plays.map((each) => ({ ...each, play: declared.get(nameOf(each.play)) ?? each.play }));
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

const plays = globSync('stories/**/*.play.stories.tsx', { cwd: root }).toSorted().flatMap(playsIn);

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

  test('has steps with a label that the Interactions panel can list', () => {
    const labels = plays
      .flatMap(({ play }) => stepsOf(play))
      .map((step) => (step['arguments'] as SyntaxNode[])[0]?.['value']);
    expect(labels.length).toBeGreaterThan(400);
    expect(
      labels.filter((label) => typeof label !== 'string' || !/^[A-Z“].{3,67}[^.]$/u.test(label)),
    ).toEqual([]);
  });
});
