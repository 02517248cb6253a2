import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaticServer } from '../support/static-server.ts';
import { registry } from './built-registry.ts';
import { giveDoors } from './give-doors.ts';
import { makeHost, offline, readTree, repository, run } from './host.ts';
import { serveRegistry, type RegistryServer } from './registry-server.ts';
import { serveBuilt } from './site-server.ts';
import { openHost, startBrowser, type HostPage } from './strict-browser.ts';

// A developer adds complete screens, and nothing else of ours, to a fresh project and uses them.

const folder = mkdtempSync(join(tmpdir(), 'tessera-screens-'));
const host = join(folder, 'host');
const at = join(host, 'src/components/ui/tessera');
const screens = ['sign-in-screen', 'sign-up-screen', 'recover-screen', 'trip-form'];

let server: RegistryServer;
let site: StaticServer | undefined;
let browser: Browser | undefined;
let hostPage: HostPage;

beforeAll(async () => {
  server = await serveRegistry(registry);
  makeHost('vite-strict', host);
  cpSync(join(repository, 'tests/consumer/hosts/screens'), host, { recursive: true });
  renameSync(join(host, 'src/app.tsx.template'), join(host, 'src/app.tsx'));
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('one command adds a complete screen, which compiles and builds', async () => {
  const names = [...screens, 'screen-language-ar'];
  const added = await run(
    'shadcn',
    ['add', '--yes', ...names.map((name) => join(registry, `${name}.json`))],
    host,
    offline(host, `${server.url}/own`),
  );
  expect(added.code, added.output).toBe(0);
  const copied = readTree(at);
  for (const name of screens) expect(copied.has(`app/screens/${name}.tsx`)).toBe(true);
  const ours = [...copied.keys()].filter((path) => /^(app\/(?!screens)|demo-api)/.test(path));
  expect(ours).toEqual([]);
  expect([...copied.keys()].filter((path) => /^(components|primitives|core)\//.test(path))).toEqual(
    [],
  );
  giveDoors(at);

  const [types, build] = await Promise.all([
    run('tsc', ['--project', '.', '--pretty', 'false'], host),
    run('vite', ['build', '--logLevel=warn'], host),
  ]);
  expect(types.output).toBe('');
  expect(build.code, build.output).toBe(0);
  site = await serveBuilt(host);
  browser = await startBrowser();
  hostPage = await openHost(browser, site.url);
});

test('the sign-in screen calls a function to sign in', async () => {
  const { page, open, messages } = hostPage;
  await open('');
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await page.getByText('Your session has ended.').waitFor();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The sign-in details are incorrect.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You are signed in.').waitFor();
  expect(await page.locator('output').textContent()).toBe('ada@example.com');
  expect(messages()).toEqual([]);
});

test('the other screens of an account pass on what is typed, and show what follows', async () => {
  const { page, open, messages } = hostPage;
  await open('?page=sign-up');
  await page.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email', level: 1 }).waitFor();
  await open('?page=recover');
  await page.getByRole('heading', { name: 'Forgot your password?', level: 1 }).waitFor();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email', level: 1 }).waitFor();
  await open('?page=new-password');
  await page.getByLabel('New password', { exact: true }).fill('open sesame');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Password changed', level: 1 }).waitFor();
  expect(messages()).toEqual([]);
});

test('the trip form validates, shows server errors and passes on the values', async () => {
  const { page, open, messages } = hostPage;
  await open('?page=trip');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByRole('heading', { name: '1 field needs correction' }).waitFor();
  await page.getByLabel('Title').fill('Taken');
  await save.click();
  await page.getByText('You have this one.').first().waitFor();
  await page.getByLabel('Title').fill('Around the lake');
  await page.getByRole('combobox', { name: 'Country' }).fill('Swit');
  await page.getByRole('option', { name: 'Switzerland' }).click();
  await page.getByLabel('Link').fill('https://example.com/lake');
  await page.getByLabel('Notes').fill('Cold.');
  await save.click();
  await page.locator('output', { hasText: 'Around' }).waitFor();
  expect(JSON.parse((await page.locator('output').textContent()) ?? '')).toEqual({
    title: 'Around the lake',
    country: 'CH',
    dates: null,
    departure: null,
    arrival: null,
    rating: 3.5,
    tags: ['lake'],
    color: null,
    link: 'https://example.com/lake',
    notes: 'Cold.',
  });
  expect(messages()).toEqual([]);
});

test('all fit a narrow right-to-left page, light and dark', async () => {
  const { page, open, messages } = hostPage;
  await page.setViewportSize({ width: 320, height: 640 });
  const background = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('#root > [data-slot]') as Element).backgroundColor,
    );
  for (const [screen, heading] of [
    ['sign-in', 'تسجيل الدخول'],
    ['sign-up', 'إنشاء حساب'],
    ['recover', 'هل نسيت كلمة المرور؟'],
    ['new-password', 'اختر كلمة مرور جديدة'],
    ['trip', 'رحلة جديدة'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(`?page=${screen}.ar`);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await page.getByRole('main').count(), screen).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, screen).toBeLessThanOrEqual(320);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(), screen).not.toBe(light);
  }
  expect(messages()).toEqual([]);
});
