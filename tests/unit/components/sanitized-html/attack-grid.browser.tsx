import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HtmlPolicyName, sanitize } from '#src/components/sanitized-html/index.ts';
import { loadSanitize, openRealm, exercise, type Realm } from '#tests/support/fresh-realm.ts';

const policies: HtmlPolicyName[] = ['comment', 'article', 'email'];
const list = (text: string) => text.split(' ');
const call = 'alert(1)';
const image = `<img src=x onerror=${call}>`;

/** Handlers, on elements that are kept and on elements that are removed. */
const handlers = list(
  'onerror onload onfocus onclick onpointerdown onanimationstart ontoggle onbeforetoggle onbegin oncommand onscrollend onbeforematch oncontentvisibilityautostatechange',
).flatMap((name) =>
  [
    'img src=x',
    'p tabindex=0 autofocus',
    'svg',
    'video src=x',
    'details open',
    'body',
    'table',
  ].map((tag) => `<${tag} ${name}=${call}>t`),
);

/** Ways to write a URL that a browser runs or that leaves the page. */
const addresses = [
  'javascript',
  'JaVaScRiPt',
  ' javascript',
  '\tjavascript',
  'java\tscript',
  'java\rscript',
  'javascript\n',
  '&#106avascript',
  '&#x6A;avascript',
  'java&Tab;script',
  'java&NewLine;script',
  '\u00a0javascript',
  '\u2003javascript',
  '\ufeffjavascript',
  '\u001fjavascript',
  '&#x1f;javascript',
  '&#8203;javascript',
  'feed:javascript',
  'x-javascript',
  'vbscript',
  'data',
  'DATA',
  'blob',
  'filesystem',
  'file',
  'intent',
  'view-source',
  'ms-word',
  'jar',
].map((scheme) => `${scheme}${/data/i.test(scheme) ? ':text/html,<b>' : `:${call}`}`);
const places = list(
  'a_href area_href iframe_src form_action button_formaction object_data embed_src img_src img_srcset video_poster audio_src source_src body_background td_background blockquote_cite del_cite link_href base_href svg_xlink:href math_xlink:href a_ping html_manifest img_longdesc frame_src track_src img_lowsrc portal_src fencedframe_src',
).map((place) => place.replace('_', ' '));
const links = places.flatMap((place) =>
  addresses.map((address) => `<${place}="${address.replaceAll('"', '&quot;')}">c`),
);

/** Elements that change how the text in them is parsed, alone and nested. */
const parsers = list(
  'style noscript noembed noframes xmp iframe textarea title plaintext script listing template svg><style math><style svg><title svg><desc><style svg><foreignObject><style math><mtext><style select><style table><style select><template form><math><mtext></form><form><mglyph><style math><mtext><table><mglyph><style svg></p><title math></br><style table><caption><svg><title><table></caption></table><style nobr><table><nobr><svg><style math><malignmark><style selectedcontent><style dialog><svg><style frameset><noframes',
);
const mixed = parsers.flatMap((parser) => {
  const end = `</${parser.split('><').at(-1)}>`;
  const written = `${end}${image}`.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    `<a title="${end}${image}">`,
    `<!--${end}${image}-->`,
    `<![CDATA[${end}${image}]]>`,
    `<p title="--&gt;${written}">`,
    written,
  ].map((inside) => `<${parser}>${inside}`);
});

/** Names by which a form field, or an element of the page, shadows what a program reads. */
const clobbering = list(
  'attributes nodeName nodeType parentNode childNodes firstChild nextSibling ownerDocument textContent innerHTML removeChild removeAttribute setAttribute insertBefore hasChildNodes namespaceURI content localName getAttributeNames querySelectorAll remove style body implementation createElement cookie __proto__ constructor toString hasOwnProperty location defaultView',
).flatMap((name) => [
  `<form onclick=${call}><input name=${name}><svg><b>f</b></svg></form>tail`,
  `<form id=f><img name=${name}><img id=${name}><svg><p>y</p></svg></form>`,
  `<a id=${name}></a><a id=${name} name=x href="cid:x"></a><object name=${name}></object>`,
]);

const grids: [string, string[], string[]][] = [
  ['handlers', handlers, [`=${call}`, ' on']],
  ['addresses', links, ['script:alert', ':text/html', 'blob:', 'intent:', 'word:', 'jar:']],
  ['elements that change the parser', mixed, ['<img src="x" onerror', '<script', '<style', '<svg']],
  ['names', clobbering, [' name="x', ' id="f', '<form', '<input', 'cid:', 'onclick']],
];

let realm: Realm;
let sanitizeThere: typeof sanitize;
beforeAll(async () => {
  realm = await openRealm();
  sanitizeThere = await loadSanitize(realm);
});
afterAll(() => realm.close());

test.each(grids)('no combination of %s does harm in any policy', async (_, rows, absent) => {
  const clean = rows.flatMap((html) => policies.map((policy) => sanitizeThere(html, policy)));
  const inside = await exercise(realm, clean, { click: true, reparse: 3 });
  expect(realm.fired.splice(0)).toEqual([]);
  // The frame blocks audio and video of this site as well.
  const away = realm.requests.splice(0).filter((address) => !address.startsWith(location.origin));
  expect(away.filter((address) => address.includes('://'))).toEqual([]);
  for (const html of new Set(clean)) {
    for (const text of absent) expect(html.toLowerCase()).not.toContain(text);
  }
  for (const place of inside) {
    expect(place.querySelector(':not(:defined), form, input, script, style, svg, math')).toBeNull();
    place.remove();
  }
});

test('text outside of a form whose fields shadow its properties is kept', () => {
  for (const html of clobbering.filter((row) => row.endsWith('tail'))) {
    for (const policy of policies) expect(sanitizeThere(html, policy)).toContain('tail');
  }
});
