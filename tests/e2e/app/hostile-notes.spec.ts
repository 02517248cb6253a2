import { readFileSync } from 'node:fs';
import { tricks } from '../../support/vectors/tricks.ts';
import { expect, test } from '../app-site.ts';

const vectors = new URL('../../support/vectors/hostile-html.json', import.meta.url);
const corpus = JSON.parse(readFileSync(vectors, 'utf8')) as Array<{ html: unknown }>;

test('hostile notes are stored unchanged and do nothing when they are shown', async ({
  app,
  page,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(app.origin)) ran.push(`asked ${request.url()}`);
  });
  const headers = { Authorization: `Bearer ${await app.token()}` };
  const write = async (notes: string, place: number) => {
    const response = await page.request.post(`${app.origin}/api/trips`, {
      headers,
      data: { title: `<img src=x onerror=alert(${place})>`, tags: ['<b>"x'], notes },
    });
    const trip = (await response.json()) as { id: string; notes: string };
    expect([response.status(), trip.notes]).toEqual([201, notes]);
    return `/trips/${trip.id}`;
  };
  // Each in its own box, which contains whatever a note leaves open.
  const boxes = [...corpus.map(({ html }) => html), ...tricks]
    .filter((html) => typeof html === 'string')
    .map((html) => `<div>${html.toWellFormed().replaceAll('\0', '')}</div>`);
  const pages: string[] = [''];
  for (const box of boxes) {
    const last = pages.at(-1) ?? '';
    if (last.length + box.length < 4000) pages[pages.length - 1] = last + box;
    else pages.push(box.slice(0, 20_000));
  }
  const paths = await Promise.all(pages.map(write));
  await app.enter(paths[0] ?? '');
  for (const [place, path] of paths.entries()) {
    if (place > 0) await page.goto(app.origin + path);
    const name = `<img src=x onerror=alert(${place})>`;
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tessera`);
    await expect(page.locator('main :is([style], style, base, script, [onerror])')).toHaveCount(0);
  }
  expect(ran).toEqual([]);
  // Browsers block styles and bases even in a parsed document that is never shown. Nothing else may be blocked.
  const refused = app.messages().filter((what) => what.includes('policy:'));
  expect(refused.filter((what) => !/policy: (style-src-(attr|elem)|base-uri) /.test(what))).toEqual(
    [],
  );

  // Anything that got through would be visible.
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
    try {
      document.body.innerHTML += '<img src=x onerror=alert(1)>';
    } catch {
      // The browser blocks it.
    }
  });
  const seen: string[] = [];
  await expect
    .poll(() => seen.push(...app.messages()) && seen.join())
    .toMatch(/policy: style-src-elem.*policy: require-trusted-types-for/s);
  app.messages();
});
