import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import {
  sanitize,
  SanitizedHtml,
  sanitizeToFragment,
} from '#src/components/sanitized-html/index.ts';

const html = `<p title='a'>1 & "2"</p><script>alert(1)</script>`;
const escaped =
  '&lt;p title=&#39;a&#39;&gt;1 &amp; &quot;2&quot;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;';

describe('On a server, where DOMPurify has no sanitize', () => {
  test('sanitize returns escaped text and reports it', () => {
    const onReport = vi.fn();
    expect(sanitize(html, 'article', { onReport })).toBe(escaped);
    expect(onReport.mock.calls).toEqual([[{ removed: [], remote: 0, outcome: 'text' }]]);
  });

  test('a limit applies there, too', () => {
    expect(sanitize(html, 'article', { maxLength: 10 })).toBe('');
  });

  test('sanitizeToFragment explains why it cannot', () => {
    expect(() => sanitizeToFragment(html)).toThrow(/no document.*Call sanitize/);
  });

  test('the component renders nothing, or the fallback with its markup escaped', () => {
    const nothing = renderToString(<SanitizedHtml html={html} />);
    expect(nothing).toMatch(/^<div data-slot="sanitized-html" class="[^"]*"><\/div>$/);
    const text = renderToString(<SanitizedHtml html={html} fallback={html} />);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script');
  });
});
