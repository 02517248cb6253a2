import { expect, test } from 'vitest';
import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const content = () => partOf('sanitized-html-content');

test('the panel shows names that an attacker chose as text', async () => {
  const html = `<p a<b=1 onclick=alert(1) "x=y>t</p><x-y[z]>u</x-y[z]><img/onerror=alert(1)//><svg><a onload=alert(1)>`;
  mount(<SanitizedHtml html={html} showReport />);
  await settle();
  await expect
    .poll(() => document.querySelector('[data-slot="sanitized-html-report"]')?.textContent)
    .toContain('p[onclick]');
  const panel = partOf('sanitized-html-report');
  expect(panel.textContent).toContain('p[a<b]');
  expect(panel.querySelector('img, script, svg, [onclick]')).toBeNull();
});

test('the permission for one text does not leak into another one or into another policy', async () => {
  const remote = '<p>a</p><img src="https://images.invalid/a.png">';
  const { rerender } = mount(<SanitizedHtml html={remote} allowRemote />);
  await settle();
  expect(content().querySelector('img')?.src).toContain('images.invalid');
  rerender(<SanitizedHtml html={`${remote}<i>b</i>`} />);
  await settle();
  expect(content().innerHTML).not.toContain('images.invalid');
  rerender(<SanitizedHtml html={`${remote}<i>b</i>`} policy="article" />);
  await settle();
  expect(content().innerHTML).not.toContain('images.invalid');
});
