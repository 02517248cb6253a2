import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const errors: string[] = [];
const note = ({ message }: ErrorEvent) => errors.push(message);

// A browser without CSS anchors.
beforeEach(async () => {
  await page.viewport(800, 600);
  const supports = CSS.supports.bind(CSS);
  vi.spyOn(CSS, 'supports').mockImplementation((...query: string[]) => {
    if (query.join().includes('anchor')) return false;
    return query.length === 2 ? supports(query[0] ?? '', query[1] ?? '') : supports(query[0] ?? '');
  });
  addEventListener('error', note);
});
afterEach(async () => {
  removeEventListener('error', note);
  expect(errors.splice(0), 'no loop of resize observations').toEqual([]);
  await page.viewport(414, 896);
});

function Anchored({ left, width, text }: { left: number; width: number; text: string }) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={anchor}
        data-slot="anchor"
        style={{ position: 'absolute', top: 100, left, inlineSize: width, blockSize: 40 }}
      />
      <PopoverPanel anchor={anchor} onClose={() => {}}>
        {text}
      </PopoverPanel>
    </>
  );
}

async function open(node: ReactNode) {
  const tree = mount(node);
  await vi.waitFor(() =>
    expect(partOf('popover').style.getPropertyValue('--popover-top')).not.toBe(''),
  );
  await settle();
  return tree;
}

test('a popover becomes as wide as its anchor', async () => {
  const { rerender } = await open(<Anchored left={100} width={200} text="Text" />);
  expect(partOf('popover').offsetWidth).toBe(200);
  rerender(<Anchored left={100} width={300} text="Text" />);
  await settle();
  expect(partOf('popover').offsetWidth).toBe(300);
});

test('a popover at the edge grows with its text', async () => {
  const { rerender } = await open(<Anchored left={600} width={100} text="Text" />);
  rerender(<Anchored left={600} width={100} text={'Text '.repeat(10)} />);
  await settle();
  const { left, right } = partOf('popover').getBoundingClientRect();
  // It is measured in whole pixels.
  expect(Math.round(right)).toBe(792);
  expect(left).toBeLessThan(600);
});
