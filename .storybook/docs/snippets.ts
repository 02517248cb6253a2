import * as primitives from '../../src/primitives/icon';
import type { IconPath } from '../../src/primitives/icon/icons';

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
