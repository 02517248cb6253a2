import { useRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { followAnchor } from '#src/primitives/popover/follow-anchor.ts';
import { PopoverPanel } from '#src/primitives/popover/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => page.viewport(414, 896));

interface Spot {
  top: number;
  left: number;
  height?: number;
  withTwo?: boolean;
}

function Anchored({ top, left, height = 100, withTwo = false }: Spot) {
  const anchor = useRef<HTMLDivElement>(null);
  const panel = { inlineSize: 200, blockSize: height, boxSizing: 'border-box' as const };
  return (
    <div style={{ blockSize: 2000 }}>
      <div
        ref={anchor}
        data-slot="anchor"
        style={{ position: 'absolute', top, left, inlineSize: 120, blockSize: 40 }}
      />
      <PopoverPanel anchor={anchor} onClose={() => {}} style={panel} />
      {withTwo && (
        <PopoverPanel anchor={anchor} onClose={() => {}} data-slot="twin" style={panel} />
      )}
    </div>
  );
}

async function place(spot: Spot) {
  await page.viewport(800, 600);
  const tree = mount(<Anchored {...spot} />);
  await settle();
  // Without CSS anchors, the first popover loads the code that measures.
  const panel = partOf('popover');
  if (panel.hasAttribute('data-measured')) {
    await vi.waitFor(() => expect(panel.style.getPropertyValue('--popover-top')).not.toBe(''));
  }
  const boxes = () => ({
    anchor: partOf('anchor').getBoundingClientRect(),
    panel: partOf('popover').getBoundingClientRect(),
  });
  return { ...tree, boxes };
}

/** A browser without CSS anchors: `CSS.supports` rejects them, and the style sheet's anchors have no effect. */
function withoutAnchors() {
  const supports = CSS.supports.bind(CSS);
  vi.spyOn(CSS, 'supports').mockImplementation((...query: string[]) => {
    if (query.join().includes('anchor')) return false;
    return query.length === 2 ? supports(query[0] ?? '', query[1] ?? '') : supports(query[0] ?? '');
  });
}

describe.each([
  { browser: 'with CSS anchors', prepare: () => {}, isMeasured: false },
  { browser: 'without CSS anchors', prepare: withoutAnchors, isMeasured: true },
])('In a browser $browser', ({ prepare, isMeasured }) => {
  test('a popover opens in the top layer, 8 px under its anchor, at its start edge', async () => {
    prepare();
    const { anchor, panel } = (await place({ top: 100, left: 100 })).boxes();
    expect(partOf('popover').matches(':popover-open')).toBe(true);
    expect(partOf('popover').hasAttribute('data-measured')).toBe(isMeasured);
    expect(panel.top).toBe(anchor.bottom + 8);
    expect(panel.left).toBe(anchor.left);
  });

  test('in right-to-left text it shares the other edge', async () => {
    prepare();
    document.documentElement.dir = 'rtl';
    const { anchor, panel } = (await place({ top: 100, left: 300 })).boxes();
    expect(panel.right).toBe(anchor.right);
  });

  test('near the bottom it opens above', async () => {
    prepare();
    const { anchor, panel } = (await place({ top: 540, left: 100 })).boxes();
    expect(panel.bottom).toBe(anchor.top - 8);
  });

  test.each([
    [120, 100],
    [250, 100],
    [250, 700],
  ])('on a phone on its side it is in the window (%i, %i)', async (top, left) => {
    prepare();
    await place({ top, left, height: 340 });
    await page.viewport(844, 390);
    await settle();
    const panel = partOf('popover').getBoundingClientRect();
    expect(panel.height).toBe(340);
    expect(panel.top).toBeGreaterThanOrEqual(6);
    expect(panel.bottom).toBeLessThanOrEqual(384);
  });

  test.each([594, 670])('near the right edge it keeps 8 px from it (%i)', async (left) => {
    prepare();
    const { panel } = (await place({ top: 100, left })).boxes();
    expect(panel.right).toBeLessThanOrEqual(792);
    expect(panel.width).toBe(200);
  });

  test('it follows its anchor when the page scrolls', async () => {
    prepare();
    const { boxes } = await place({ top: 300, left: 100 });
    scrollTo(0, 120);
    await settle();
    const { anchor, panel } = boxes();
    expect(anchor.top).toBe(180);
    expect(panel.top).toBe(anchor.bottom + 8);
    scrollTo(0, 0);
  });

  test('two popovers share an anchor, and closing one leaves the other in place', async () => {
    prepare();
    const { rerender, boxes } = await place({ top: 100, left: 100, withTwo: true });
    expect(partOf('twin').getBoundingClientRect().top).toBe(148);
    rerender(<Anchored top={100} left={100} />);
    await settle();
    expect(boxes().panel.top).toBe(148);
  });

  test.each(['ltr', 'rtl'])(
    'on a screen of 320 px it is a sheet at the bottom (%s)',
    async (dir) => {
      prepare();
      document.documentElement.dir = dir;
      await page.viewport(320, 640);
      mount(<Anchored top={100} left={100} />);
      partOf('popover').style.inlineSize = '';
      await settle();
      const sheet = partOf('popover').getBoundingClientRect();
      expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 320, 640]);
      expect(sheet.height).toBe(100);
    },
  );

  test('a sheet is no taller than the screen', async () => {
    prepare();
    await page.viewport(320, 640);
    mount(<Anchored top={100} left={100} height={900} />);
    await settle();
    expect(partOf('popover').getBoundingClientRect().top).toBeGreaterThanOrEqual(8);
  });
});

test('without CSS anchors a popover is hidden until it has been measured', async () => {
  withoutAnchors();
  await page.viewport(800, 600);
  mount(<Anchored top={100} left={100} />);
  const topOf = () => partOf('popover').getBoundingClientRect().top;
  expect(topOf()).toBeGreaterThanOrEqual(600);
  await vi.waitFor(() => expect(topOf()).toBe(148));
});

test('the first of two popovers on an anchor can close first', async () => {
  function Pair({ first }: { first: boolean }) {
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={anchor} data-slot="anchor" style={{ inlineSize: 50, blockSize: 40 }} />
        {first && <PopoverPanel key="first" anchor={anchor} onClose={() => {}} data-slot="first" />}
        <PopoverPanel key="second" anchor={anchor} onClose={() => {}} data-slot="second" />
      </>
    );
  }
  await page.viewport(800, 600);
  const { rerender } = mount(<Pair first />);
  rerender(<Pair first={false} />);
  await settle();
  const anchor = partOf('anchor').getBoundingClientRect();
  expect(partOf('second').getBoundingClientRect().top).toBe(anchor.bottom + 8);
});

test('an anchor keeps its own name, and none of a popover that has closed', async () => {
  function Named({ open }: { open: boolean }) {
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={anchor} data-slot="anchor" style={{ anchorName: '--guest' }} />
        {open && <PopoverPanel anchor={anchor} onClose={() => {}} />}
      </>
    );
  }
  const { rerender } = mount(<Named open />);
  const nameOf = () => partOf('anchor').style.getPropertyValue('anchor-name');
  expect(nameOf()).toMatch(/^--guest, --tessera-anchor-\w+$/);
  rerender(<Named open={false} />);
  expect(nameOf()).toBe('--guest');
});

test('A measured popover stays inside the frame of its document and follows its scrolling', async () => {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { inlineSize: '300px', blockSize: '200px' });
  document.body.append(frame);
  const page = frame.contentDocument ?? document;
  page.body.innerHTML = `<div style="block-size: 50px"></div>
    <button style="margin-inline-start: 200px">Open</button>
    <div id="panel" style="position: fixed; inline-size: 150px; block-size: 40px"></div>
    <div style="block-size: 900px"></div>`;
  const panel = page.querySelector<HTMLElement>('#panel');
  const anchor = page.querySelector('button');
  if (!panel || !anchor) throw new Error('The frame is empty.');
  const letGo = followAnchor(panel, anchor);
  const place = (edge: 'top' | 'left') =>
    Number.parseFloat(panel.style.getPropertyValue(`--popover-${edge}`));
  expect(place('left') + 150).toBeLessThanOrEqual(page.documentElement.clientWidth);
  const before = place('top');
  frame.contentWindow?.scrollTo(0, 20);
  await expect.poll(() => place('top')).toBe(before - 20);
  letGo();
  frame.remove();
  await settle();
});
