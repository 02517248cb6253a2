import { expect, test } from 'vitest';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const wide = `<table><tr>${'<td>Donaudampfschifffahrt</td>'.repeat(12)}</tr></table>`;
const table = () => partOf('sanitized-html-table');

test('a table that is wider than the page shows on which side there is more of it', async () => {
  mount(<SanitizedHtml html={wide} />);
  await settle();
  expect(table().dataset['more']).toBe('end');
  expect(getComputedStyle(table()).maskImage).toContain('gradient');
  table().scrollLeft = 40;
  await expect.poll(() => table().dataset['more']).toBe('start end');
  table().scrollLeft = table().scrollWidth;
  await expect.poll(() => table().dataset['more']).toBe('start');
});

test('the sides are those of the reading direction', async () => {
  mount(<SanitizedHtml html={`<p>مرحبا بالجميع</p>${wide}`} />);
  await settle();
  partOf('sanitized-html-content').dir = 'rtl';
  table().scrollLeft = -40;
  await expect.poll(() => table().dataset['more']).toBe('start end');
  expect(getComputedStyle(table()).maskImage).toContain('to left');
});

test('a table that fits has no mark, until the space becomes smaller', async () => {
  mount(<SanitizedHtml html="<table><tr><td>short</td><td>row</td></tr></table>" />);
  await settle();
  expect('more' in table().dataset).toBe(false);
  partOf('sanitized-html').style.inlineSize = '20px';
  await expect.poll(() => table().dataset['more']).toBe('end');
});

test('code keeps its lines and scrolls, with the keyboard, too', async () => {
  mount(<SanitizedHtml html={`<pre>${'--soak 45 '.repeat(40)}</pre><pre>short</pre>`} />);
  await settle();
  const [long, short] = partOf('sanitized-html-content').querySelectorAll('pre');
  expect(long?.dataset['more']).toBe('end');
  expect(long?.tabIndex).toBe(0);
  expect(long?.clientHeight).toBe(short?.clientHeight);
  expect(short?.hasAttribute('tabindex')).toBe(false);
});
