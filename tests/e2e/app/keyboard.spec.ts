import { expect, test } from '../app-site.ts';
import { goTo, walk } from '../focus-walk.ts';

test.describe.configure({ mode: 'default' });

test('a journal can be kept with the keyboard alone', async ({ app, page }) => {
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
  const press = async (target: ReturnType<typeof button>, back = false) => {
    await goTo(page, target, back ? 'Shift+Tab' : 'Tab');
    await keyboard.press('Enter');
  };
  await app.open('/');
  await goTo(page, page.getByLabel('Email'));
  await keyboard.type(app.account.email);
  await keyboard.press('Tab');
  await keyboard.type(app.account.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await press(link('Skip to content'));
  await expect(page.getByRole('main')).toBeFocused();
  await press(link('Page 2'));
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(link('Page 2')).toBeFocused();
  await press(button('Tags'), true);
  await expect(page.getByRole('combobox', { name: 'Tags' })).toBeFocused();
  // The list loads on first use: text typed before does not open it.
  await expect(async () => {
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('fam');
    await expect(page.getByRole('option', { name: 'Family' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tag=Family$/);
  await keyboard.press('Escape');
  await expect(button('Tags: Family')).toBeFocused();
  await press(button('Countries'), true);
  await expect(page.getByRole('combobox', { name: 'Countries' })).toBeFocused();
  await keyboard.type('japan');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/country=JP&tag=Family$/);
  // The list, then its part of the filter.
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(button('Countries: Japan')).toBeFocused();
  await press(button('Clear filters'));
  await expect(page).toHaveURL(`${app.origin}/`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();

  const first = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').first();
  const title = await first.innerText();
  await press(first);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
  await press(link('Edit'));
  await expect(page.getByRole('heading', { name: 'Edit trip', level: 1 })).toBeFocused();

  await goTo(page, page.getByLabel('Title'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Kept by keys');
  await goTo(page, page.getByRole('combobox', { name: /^Country/ }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('portug');
  await keyboard.press('Enter');
  await goTo(page, page.getByLabel('From'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('05/04/2026');
  await goTo(page, page.getByLabel('To', { exact: true }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('05/06/2026');
  const dates = page.getByRole('group', { name: 'Dates' });
  const openCalendar = dates.getByRole('button', { name: /^Open calendar/ });
  await press(openCalendar);
  await expect(page.getByRole('gridcell', { name: /May 4, 2026/ })).toBeFocused();
  for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await expect(openCalendar).toBeFocused();
  await goTo(page, page.getByRole('radio', { name: 'No rating' }));
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await goTo(page, page.getByRole('combobox', { name: /^Tags/ }));
  await keyboard.type('by hand,');
  await press(button(/^Open color picker/));
  await goTo(page, page.getByRole('slider', { name: /Hue/ }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Escape');
  await expect(button(/^Open color picker/)).toBeFocused();
  await goTo(page, page.getByLabel('Link'));
  await keyboard.type('ftp');
  await goTo(page, page.getByRole('textbox', { name: 'Notes' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Written by keys alone');
  await press(button('Save'));

  await expect(page.getByRole('group', { name: '1 field needs correction' })).toBeFocused();
  await press(link(/^Link/));
  await expect(page.getByLabel('Link')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('https://example.com/keys');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kept by keys', level: 1 })).toBeFocused();
  const facts = page.getByRole('main');
  for (const words of ['May 5 – 12, 2026', 'Portugal', 'by hand', 'example.com']) {
    await expect(facts.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(facts.getByRole('img', { name: /4\.5/ })).toBeVisible();

  const trips = page.getByRole('heading', { name: 'Trips', level: 1 });
  await press(button('More actions'));
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(trips).toBeFocused();
  // The toast may be shown after the list has focus.
  await expect(button('Undo')).toBeVisible();
  // F6 moves to the toasts; undoing closes the last one and moves back.
  await keyboard.press('F6');
  await keyboard.press('Tab');
  await expect(button('Undo')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('“Kept by keys” was restored.').first()).toBeVisible();
  await expect(trips).toBeFocused();

  await press(link('Settings'), true);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await goTo(page, page.getByRole('combobox', { name: 'Theme' }));
  await keyboard.type('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await goTo(page, page.getByRole('combobox', { name: 'Language' }));
  await keyboard.type('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await press(button('Abmelden'), true);
  await expect(page.getByRole('heading', { name: 'Abgemeldet' })).toBeFocused();
});

test.describe('In a low window', () => {
  test.use({ viewport: { width: 1024, height: 600 } });

  test('each tab stop shows its focus clear of the header, in both directions', async ({
    app,
    page,
  }) => {
    const check = async (least: number) => {
      await page.waitForLoadState('networkidle');
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { stops, problems } = await walk(page, key);
        expect.soft(problems, page.url()).toEqual([]);
        expect(stops.length, stops.join(' > ')).toBeGreaterThanOrEqual(least);
      }
    };
    await app.open('/login');
    await expect(page.getByRole('button', { name: 'Sign in with this account' })).toBeVisible();
    await check(9);
    await page.goto(`${app.origin}/sign-up`);
    await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor();
    await check(6);
    await page.goto(`${app.origin}/recover`);
    await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor();
    await check(4);
    await page.goto(`${app.origin}/login`);
    await app.signIn();
    const trips = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link');
    await trips.first().waitFor();
    await page.getByRole('gridcell').first().waitFor();
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await check(30);
    await trips.first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
    await check(16);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('This session')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Code by email' })).toBeVisible();
    await check(10);
  });
});

test('an element that removes itself passes its focus on', async ({ app, page }) => {
  const { keyboard } = page;
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await keyboard.press('Enter');
  };
  await app.enter('/?q=nowhere');
  await page.getByRole('heading', { name: 'No matching trips' }).waitFor();
  const list = page.getByRole('region', { name: 'Trips', exact: true });
  // The only one: the filter beside the empty list has none.
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await keyboard.press('Enter');
  await expect(list.getByRole('link').first()).toBeFocused();

  await page.route('**/api/trips*', (route) => route.abort());
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByText('The server cannot be reached.').waitFor();
  await page.unroute('**/api/trips*');
  expect(app.messages().join()).toContain('ERR_FAILED');
  await press('Try again');
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();

  await app.token();
  await page.getByRole('link', { name: 'Settings' }).click();
  await press(/^Sign out (?!everywhere)./);
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused();
  const accent = page.getByRole('textbox', { name: 'Accent' });
  await accent.fill('#2f5fa8');
  await accent.press('Enter');
  await press('Reset accent');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeFocused();

  await page.getByRole('link', { name: 'New trip' }).click();
  await page.getByLabel('Title').fill('Half');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press('Discard draft');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'New trip', level: 1 })).toBeFocused();
  await page.getByLabel('Title').fill('Whole');
  await page.getByRole('link', { name: 'Settings' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
});
