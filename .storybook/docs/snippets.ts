import * as primitives from '../../src/primitives/icon';
import type { IconPath } from '../../src/primitives/icon/icons';
import type { Changes } from './edit-example';

const printedShapes = /icon=(?:"([^"]*)"|\{'([^']*)'\})/g;
const brokenIcon = /<Icon\s+([^<>]*?)\s*\/>/g;
// Storybook looks for the name of its placeholder function, which the build minifies.
const printedFunction = /\{function \w+\(\) ?\{\}\}/g;
const wholeStory = /^meta\.story\(\{[^]*?\brender:\s*\([^)]*\)\s*=>\s*([^]*?),?\s*\}\)$/;

const names = new Map(
  Object.entries(primitives)
    .filter((entry): entry is [string, IconPath] => typeof entry[1] === 'string')
    .map(([name, shapes]) => [shapes, name]),
);

function nameIcons(code: string): string {
  const named = code.replace(printedShapes, (printed, double?: string, single?: string) => {
    const name = names.get(double ?? single ?? '');
    return name ? `icon={${name}}` : printed;
  });
  return named.replace(
    brokenIcon,
    (_, props: string) => `<Icon ${props.replaceAll(/\s+/g, ' ')} />`,
  );
}

function unwrapStory(code: string): string {
  const body = wholeStory.exec(code.trim())?.[1]?.trim();
  if (!body?.startsWith('<') || !body.endsWith('>')) return code;
  // The first line lost its indentation with the wrapper; the last one still has it.
  const indent = /\n( *)<\/[^\n]*$/.exec(body)?.[1] ?? '';
  return body.replaceAll(`\n${indent}`, '\n');
}

/**
 * Formats a snippet for copying: icons by name, empty functions in the usual form, and markup without the
 * wrapper of the story.
 */
export function tidySnippet(code: string): string {
  return nameIcons(unwrapStory(code)).replaceAll(printedFunction, '{() => {}}');
}

/** Parts of a story's context that determine its code. */
interface Shown {
  id: string;
  title: string;
  args: Readonly<Record<string, unknown>>;
  initialArgs: Readonly<Record<string, unknown>>;
}

type Examples = Readonly<Record<string, string>>;

const fetched = new Map<string, Promise<Examples>>();

/** Returns the examples of a component, by story; none if it has no file. */
async function fetchExamples(component: string): Promise<Examples> {
  try {
    const response = await fetch(`examples/${component}.json`);
    return response.ok ? ((await response.json()) as Examples) : {};
  } catch {
    return {};
  }
}

function examplesOf(storyId: string): Promise<Examples> {
  const component = storyId.replace(/--.*/, '');
  const examples = fetched.get(component) ?? fetchExamples(component);
  fetched.set(component, examples);
  return examples;
}

/** Returns the values that controls have changed. */
function changesOf({ args, initialArgs }: Shown): Changes {
  const names = new Set([...Object.keys(args), ...Object.keys(initialArgs)]);
  const changed = [...names].filter((name) => args[name] !== initialArgs[name]);
  return Object.fromEntries(changed.map((name) => [name, args[name]]));
}

const namedImport = /^import \{([^}]+)\} from ('[^']+');$/gm;

/** Returns markup with those imports of an example that it uses. */
export function withImports(markup: string, example: string): string {
  const lines = [...example.matchAll(namedImport)].flatMap(([, names = '', from]) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && new RegExp(`\\b${name}\\b`).test(markup));
    return used.length > 0 ? [`import { ${used.join(', ')} } from ${from};`] : [];
  });
  return lines.length > 0 ? `${lines.join('\n')}\n\n${markup}` : markup;
}

/**
 * Code that a docs page shows for a story: the published example, complete with its imports, with the props that a control
 * has changed; or the current markup where there is no example, or it does not show where the change belongs.
 */
export async function snippetOf(code: string, story: Shown): Promise<string> {
  // A story alone on a page, as the tests and the pictures open it, shows no code.
  if (window === window.top && !document.querySelector('#storybook-docs:not([hidden])'))
    return tidySnippet(code);
  const example = (await examplesOf(story.id))[story.id];
  if (example === undefined) return tidySnippet(code);
  const changes = changesOf(story);
  if (Object.keys(changes).length === 0) return example;
  // Most visitors only read.
  const { editExample } = await import('./edit-example');
  const component = story.title.replace(/.*\//, '').replaceAll(' ', '');
  return editExample(example, component, changes) ?? withImports(tidySnippet(code), example);
}
