import { expect, test } from 'vitest';
import type { HtmlPolicyName, sanitize } from '#src/components/sanitized-html/index.ts';
import {
  depthOf,
  htmlOf,
  loadSanitize,
  openRealm,
  exercise,
  type HtmlRow,
  type Realm,
} from '#tests/support/fresh-realm.ts';
import corpus from '#tests/support/vectors/hostile-html.json';
import { tricks } from '#tests/support/vectors/tricks.ts';

const rows = corpus as HtmlRow[];
const policies: HtmlPolicyName[] = ['comment', 'article', 'email'];
type Sanitize = typeof sanitize;

/** Realm of the rows without a setup; each row with a setup gets its own. */
let common: Promise<[Realm, Sanitize]> | undefined;

async function enter(setup?: string): Promise<[Realm, Sanitize]> {
  const realm = await openRealm(setup);
  return [realm, await loadSanitize(realm)];
}

async function realmOf({ setup }: HtmlRow): Promise<[Realm, Sanitize]> {
  if (setup) return enter(setup);
  common ??= enter();
  return common;
}

test.each(rows.map((row) => [row.id, row] as const))('%s does no harm', async (_, row) => {
  const [realm, sanitizeThere] = await realmOf(row);
  const html = htmlOf(row);
  const clean = policies.map((policy) => sanitizeThere(html, policy));
  const places = await exercise(realm, clean, row);
  const { fired, requests } = realm;
  if (row.mustNotExecute) expect(fired.splice(0)).toEqual([]);
  expect(requests.splice(0).filter((address) => address.includes('://'))).toEqual([]);
  policies.forEach((policy, index) => {
    const output = clean[index] ?? '';
    const place = places[index] as Element;
    for (const text of row.mustNotContain) {
      expect(output.toLowerCase(), policy).not.toContain(text.toLowerCase());
    }
    for (const text of row.mustContain ?? []) expect(output, policy).toContain(text);
    for (const text of row.mustKeepText ?? []) expect(place.textContent, policy).toContain(text);
    if (row.mustEqualInput) expect(output, policy).toBe(html);
    expect(depthOf(place), policy).toBeLessThanOrEqual(row.maxDepth ?? 255);
    expect(sanitizeThere(output, policy), `${policy}, cleaned twice`).toBe(output);
    place.remove();
  });
});

test.each(policies)('no further attack does harm in %s', async (policy) => {
  const [realm, sanitizeThere] = await enter();
  const clean = tricks.map((html) => sanitizeThere(html, policy));
  await exercise(realm, clean, { click: true, reparse: 3 });
  expect(realm.fired).toEqual([]);
  expect(realm.requests.filter((address) => address.includes('://'))).toEqual([]);
  expect(clean.filter((html) => html.includes('evil.example'))).toEqual([]);
  expect(clean.map((html) => sanitizeThere(html, policy))).toEqual(clean);
  realm.close();
});

test('the traps detect what runs when HTML is not sanitized', async () => {
  const firing = rows.filter(({ firesRaw, mustNotExecute }) => firesRaw && mustNotExecute);
  let seen = 0;
  for (const row of firing) {
    const realm = await openRealm(row.setup);
    await exercise(realm, [htmlOf(row)], row);
    if (realm.fired.length > 0) seen += 1;
    realm.close();
  }
  expect(seen).toBeGreaterThan(firing.length / 2);
  const realm = await openRealm();
  await exercise(realm, ['<img src="https://evil.example/pixel">'], {});
  expect(realm.requests.join()).toContain('evil.example');
  realm.close();
});
