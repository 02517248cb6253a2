import * as primitives from '../src/primitives/icon';
import type { IconShapes } from '../src/primitives/icon/icons';

const printedShapes = /shapes=\{\[([^]*?)\]\}/g;
const quoted = /'([^']*)'/g;
const brokenIcon = /<Icon\s+([^<>]*?)\s*\/>/g;
const wholeStory = /^meta\.story\(\{[^]*?\brender:\s*\([^)]*\)\s*=>\s*([^]*?),?\s*\}\)$/;

/** Drawing as the words that occur in it, in one order, so that two printings of it compare. */
function signature(words: Iterable<string>): string {
  return [...words].sort().join('|');
}

const names = new Map(
  Object.entries(primitives)
    .filter((entry): entry is [string, IconShapes] => Array.isArray(entry[1]))
    .map(([name, shapes]) => [
      signature(shapes.flatMap(([element, attributes]) => [element, ...Object.values(attributes)])),
      name,
    ]),
);

function nameIcons(code: string): string {
  const named = code.replace(printedShapes, (printed, inside: string) => {
    const words = [...inside.matchAll(quoted)].map((match) => match[1] ?? '');
    const name = names.get(signature(words));
    return name ? `shapes={${name}}` : printed;
  });
  return named.replace(brokenIcon, (whole, props: string) =>
    props.includes('[') ? whole : `<Icon ${props.replaceAll(/\s+/g, ' ')} />`,
  );
}

function unwrapStory(code: string): string {
  const body = wholeStory.exec(code.trim())?.[1]?.trim();
  if (!body?.startsWith('<') || !body.endsWith('>')) return code;
  // The first line lost its indentation with the wrapper; the last one still has it.
  const indent = /\n( *)<\/[^\n]*$/.exec(body)?.[1] ?? '';
  return body.replaceAll(`\n${indent}`, '\n');
}

/** Snippet that a developer can copy: icons by their names, and markup without the story around it. */
export function tidySnippet(code: string): string {
  return nameIcons(unwrapStory(code));
}
