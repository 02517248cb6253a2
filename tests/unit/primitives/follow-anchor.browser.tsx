import { expect, test } from 'vitest';
import { followAnchor } from '#src/primitives/popover/follow-anchor.ts';
import { settle, watchPage } from '#tests/support/render.tsx';

watchPage();

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
