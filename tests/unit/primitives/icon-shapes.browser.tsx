import * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as icons from '#src/primitives/icon/icons.ts';
import { Icon } from '#src/primitives/icon/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const theirs = lucide as unknown as Record<string, ComponentType | undefined>;

/** Length of a shape. Chromium treats a small circle as a square, and measures its arcs correctly in a path. */
function lengthOf(shape: SVGGeometryElement): number {
  if (shape instanceof SVGCircleElement) return 2 * Math.PI * shape.r.baseVal.value;
  return shape.getTotalLength();
}

/** Length of all lines under the element and the box around them, in units of the icon, to a hundredth. */
function measure(svg: SVGSVGElement | null) {
  const shapes = [...(svg?.querySelectorAll<SVGGeometryElement>('path, rect, circle, line') ?? [])];
  const boxes = shapes.map((shape) => shape.getBBox());
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const sum = shapes.reduce((length, shape) => length + lengthOf(shape), 0);
  return {
    length: rounded(sum),
    left: rounded(Math.min(...boxes.map(({ x }) => x))),
    top: rounded(Math.min(...boxes.map(({ y }) => y))),
    right: rounded(Math.max(...boxes.map(({ x, width }) => x + width))),
    bottom: rounded(Math.max(...boxes.map(({ y, height }) => y + height))),
  };
}

test.each(Object.entries(icons))('The icon %s draws the lines of lucide', (name, shapes) => {
  const Theirs = theirs[name.replace(/^./, (letter) => letter.toUpperCase())];
  if (!Theirs) throw new Error(`lucide-react has no icon "${name}": correct the name.`);
  const wanted = measure(mount(<Theirs />).container.querySelector('svg'));
  expect(wanted.length).toBeGreaterThan(5);
  const drawn = measure(mount(<Icon shapes={shapes} />).container.querySelector('svg'));
  // Chromium measures the corners of a <rect> 1 % shorter than the arcs that they are.
  expect(Math.abs(drawn.length / wanted.length - 1)).toBeLessThan(0.02);
  expect({ ...drawn, length: 0 }).toEqual({ ...wanted, length: 0 });
});
