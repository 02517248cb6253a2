import { expect, test } from '../app-site.ts';
import { walk } from '../focus-walk.ts';

// Whoever signs in is warned two minutes before the end, which is a second later by the clock of the page.
test.use({
  now: null,
  choices: ['--access-seconds', '60', '--refresh-seconds', '121'],
  viewport: { width: 640, height: 700 },
});

test('Escape closes what lies on top alone, and focus goes back under it', async ({
  app,
  page,
}) => {
  const { keyboard, clock } = page;
  const warn = () => clock.runFor(2000);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await clock.install();
  await app.open('/trips/new');
  await clock.pauseAt(Date.now() + 1000);
  await app.signIn();
  await page.getByLabel('Title').fill('Under it all');

  await page.getByRole('combobox', { name: /^Country/ }).focus();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: /^Country/ })).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Your session ends soon' });
  for (const name of ['Open calendar', 'Open colour picker']) {
    await button(name).focus();
    await keyboard.press('Enter');
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await warn();
    await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button(name)).toBeFocused();
  }

  await button('Menu').focus();
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect((await walk(page, 'Tab')).stops).toEqual([
    'a Trips',
    'a New trip',
    'a Settings',
    'button Sign out',
  ]);
  await drawer.getByRole('link', { name: 'Settings' }).focus();
  await keyboard.press('Enter');
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await warn();
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(drawer.getByRole('link', { name: 'Settings' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button('Menu')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Under it all');
});
