import { expect, test } from 'vitest';
import type { HtmlPolicyName } from '#src/components/sanitized-html/index.ts';
import { loadSanitize, openRealm, exercise } from '#tests/support/fresh-realm.ts';

const policies: HtmlPolicyName[] = ['comment', 'article', 'email'];
const victim =
  '<p onclick=alert(1)>text<x-foo onclick=alert(1)>custom</x-foo></p><p is=x-p>built in</p><a href="javascript:alert(1)">link</a><img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)><style><b>z</b></style></svg><form action=x><input name=attributes></form><img src=//evil.example/i>';

/** Code that a page may have run before: prototypes with additional properties, and globals that were replaced. */
const setups: [string, string][] = [
  [
    'options of DOMPurify on every object',
    'Object.assign(Object.prototype, { ALLOWED_TAGS: ["script"], ALLOWED_ATTR: ["onclick", "onerror"], ADD_TAGS: ["script"], ADD_ATTR: ["onclick"], ALLOW_UNKNOWN_PROTOCOLS: true, SAFE_FOR_XML: false, KEEP_CONTENT: false, WHOLE_DOCUMENT: true, IN_PLACE: true, FORBID_TAGS: ["p"] });',
  ],
  [
    'custom elements let in on every object',
    'Object.assign(Object.prototype, { CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /.*/, attributeNameCheck: /.*/, allowCustomizedBuiltInElements: true }, tagNameCheck: /.*/, attributeNameCheck: /.*/ });',
  ],
  [
    'profiles, name spaces and schemes on every object',
    'Object.assign(Object.prototype, { USE_PROFILES: { svg: true }, NAMESPACE: "http://www.w3.org/2000/svg", PARSER_MEDIA_TYPE: "application/xhtml+xml", ALLOWED_URI_REGEXP: /.*/, SANITIZE_DOM: false, TRUSTED_TYPES_POLICY: { createHTML: (x) => x } });',
  ],
  [
    'names of elements and handlers on every object',
    'Object.assign(Object.prototype, { script: true, onclick: true, onerror: true, href: true, a: ["onclick"], p: ["onclick"] });',
  ],
  [
    'settings of the browser’s own sanitizer on every object',
    'Object.assign(Object.prototype, { elements: ["script", "b"], attributes: ["onerror"], replaceWithChildrenElements: ["p"], dataAttributes: true });',
  ],
  ['elements removed by a setting on every object', 'Object.prototype.removeElements = ["p"];'],
  [
    'a custom default Trusted Types policy',
    'trustedTypes.createPolicy("default", { createHTML: () => null });',
  ],
  [
    'a fake DOMPurify that lets everything through',
    'window.DOMPurify = { sanitize: (x) => x, isSupported: true };',
  ],
  [
    'elements that have taken names of the document',
    'document.body.innerHTML = "<form id=URL></form><form id=DOMParser></form><img name=baseURI><img name=documentElement><img name=currentScript>";',
  ],
  [
    'custom elements that run code when they are created',
    'customElements.define("x-foo", class extends HTMLElement { connectedCallback() { alert(1); } }); customElements.define("x-p", class extends HTMLParagraphElement { connectedCallback() { alert(1); } }, { extends: "p" });',
  ],
];

test.each(setups)('on a page with %s nothing gets through and text is kept', async (_, setup) => {
  const realm = await openRealm(setup);
  const sanitizeThere = await loadSanitize(realm);
  const clean = policies.map((policy) => sanitizeThere(victim, policy));
  const places = await exercise(realm, clean, { click: true, reparse: 3 });
  expect(realm.fired).toEqual([]);
  expect(realm.requests.filter((address) => address.includes('evil'))).toEqual([]);
  for (const html of clean) {
    for (const text of [
      'onclick',
      'onerror',
      'onload',
      '<script',
      'javascript:',
      '<form',
      'evil',
      ' is=',
    ]) {
      expect(html.toLowerCase()).not.toContain(text);
    }
  }
  for (const { textContent } of places) {
    for (const text of ['text', 'custom', 'built', 'link']) expect(textContent).toContain(text);
  }
  realm.close();
});
