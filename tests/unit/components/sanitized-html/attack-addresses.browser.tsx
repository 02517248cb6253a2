import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sanitize,
  sanitizeToFragment,
  type HtmlPolicyName,
} from '#src/components/sanitized-html/index.ts';
import { openRealm, exercise, type Realm } from '#tests/support/fresh-realm.ts';

const policies: HtmlPolicyName[] = ['comment', 'article', 'email'];
const away = 'https://evil.example/x';
const { host } = location;

/** Styles whose URL only the browser recognizes: substitutions keep their text, escapes are serialized. */
const styles = [
  `background-image:var(--n,URL(${away}))`,
  `background-image:var(--n,\\75 rl(${away}))`,
  `background-image:var(--n,image-set("${away}" 1x))`,
  `background-image:env(nope,URL(${away}))`,
  `background-image:if(else:URL(${away}))`,
  `background-image:attr(title type(<url>),URL(${away}))`,
  `background-image:src("${away}")`,
  `background-image:image-set("${away}" 1x)`,
  `background-image:light-dark(url(${away}),none)`,
  `background:var(--n,url(${away}))`,
  `background:var(--n,\\75 rl(${away})) !important`,
  `background-image:url("h\\9 ttps://evil.example/x")`,
  `background-image:url("\\1 ${away}")`,
  `background-image:url("\\a //evil.example/x")`,
  `background-image:url(h\\9 ttps://evil.example/x)`,
  `background-image:url("//evil.example\\5cx")`,
  `--x:url(${away});background-image:var(--x)`,
  `list-style:url(${away}) inside`,
  `border:1px solid;border-image:url(${away}) 1`,
].map((style) => `<p style='${style}'>s</p>`);

/** Lists of images that a browser splits into other URLs than at their commas. */
const lists = [
  `http://${host},.evil.example/x.png`,
  `//${host},@evil.example/x.png 1x`,
  `1.png 1x,//${host},@evil.example/x 2x`,
  `1.png 1x (,),${away} 2x`,
  `,,\n${away},`,
  `a.png,${away}`,
  `a.png\f1x,\t//evil.example/x\f2x`,
  `data:image/png;base64,AA== 1x,${away} 2x`,
].flatMap((value) => [
  `<img srcset="${value}">`,
  `<picture><source srcset="${value}"><img></picture>`,
]);

const others = [
  '<img src="h&#9;ttps://evil.example/x">',
  '<img src="&#1;//evil.example/x">',
  '<img src="\\\\evil.example/x">',
  `<img src="${location.protocol}//${host}@evil.example/x">`,
  `<video src="${away}" poster="//evil.example/p"><source src="${away}"><track src="${away}"></video>`,
  `<a href=/x ping=${away} attributionsrc=${away}>a</a><img attributionsrc=${away}>`,
  `<table background=${away}><tr><td background=${away}>t</table>`,
  `<link rel=preload as=image imagesrcset="${away} 1x"><meta http-equiv=refresh content="0;${away}">`,
];

let realm: Realm;
beforeAll(async () => {
  realm = await openRealm();
});
afterAll(() => realm.close());

describe.each([
  ['styles', styles],
  ['lists of images', lists],
  ['other addresses', others],
])('Other sites in %s', (_, rows) => {
  test.each(policies)('are not requested by what %s lets through', async (policy) => {
    for (const html of rows) {
      expect(sanitize(html, policy), html).not.toContain('evil');
      // The nodes themselves, as the component inserts them: serializing them would repair some.
      realm.window.document.body.append(sanitizeToFragment(html, policy).fragment);
    }
    await exercise(realm, [], {});
    expect(realm.requests.filter((address) => address.includes('evil'))).toEqual([]);
    realm.window.document.body.replaceChildren();
  });
});

test('a shorthand with a variable leaves no empty properties behind', () => {
  const html = '<p style="padding:var(--n,1px);font:var(--n,20px x);color:red">x</p>';
  expect(sanitize(html, 'email')).toBe('<p style="color: red;">x</p>');
});

test('URLs that contain commas are not split', () => {
  const html = '<img srcset="/w_1,h_2/a.png 1x, /w_2,h_3/b.png 2x">';
  expect(sanitize(html, 'article')).toBe(html);
});

test.each([' ', '\t', '\n', '\f', '\r'])('white space %j separates classes and ids', (space) => {
  const escaped = `&#${space.charCodeAt(0)};`;
  const place = document.implementation.createHTMLDocument('').body;
  place.innerHTML = sanitize(
    `<code class="fixed${escaped}language-js${escaped}overlay">x</code><p aria-labelledby="a${escaped}b">y</p>`,
    'article',
  );
  expect([...(place.querySelector('code')?.classList ?? [])]).toEqual(['language-js']);
  const named = place.querySelector('p')?.getAttribute('aria-labelledby') ?? '';
  expect(named.split(/\s+/)).toEqual(['user-content-a', 'user-content-b']);
});
