import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as icons from '#src/primitives/icon/icons.ts';
import { pathOf, type Shape } from '#tests/support/icon-path.ts';

const theirs = lucide as unknown as Record<string, ComponentType | undefined>;

function shapesOf(markup: string): Shape[] {
  return [...markup.matchAll(/<(\w+) ([^>]*)>/g)]
    .slice(1)
    .map(([, element = '', attributes = '']) => [
      element,
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ),
    ]);
}

test.each(Object.entries(icons))('The icon %s is drawn as in lucide', (name, shapes) => {
  const component = theirs[name.replace(/^./, (letter) => letter.toUpperCase())];
  if (!component) throw new Error(`lucide-react has no icon "${name}": correct the name.`);
  expect(shapes).toBe(pathOf(shapesOf(renderToStaticMarkup(createElement(component)))));
});
