import { SanitizedHtml } from '#src/components/sanitized-html/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

const html =
  '<h2 id="top">Minutes</h2><p>See <a href="https://example.org/">the page</a>.</p>' +
  '<table><tr><th scope="col">Item</th></tr><tr><td>One</td></tr></table>' +
  '<img src="https://example.com/photo.jpg" alt="A photo" width="320" height="200">';

/** HTML from an untrusted source. */
export const rows: readonly WidgetRow[] = [
  widget('SanitizedHtml', SanitizedHtml, {
    slot: 'sanitized-html',
    role: null,
    words: 'sanitizedHtml',
    announces: ['showRemote', 'table'],
    props: { html, policy: 'article' },
    pageProps: { fallback: 'Minutes' },
    fullest: { showReport: true, headingBase: 2 },
    trustedTypes: ['tessera-sanitized-html'],
    unusable: [
      [{ html: undefined }, 'html'],
      [{ policy: 'forum' }, 'policy'],
      [{ headingBase: 0 }, 'headingBase'],
      [{ maxLength: -1 }, 'maxLength'],
    ],
  }),
];
