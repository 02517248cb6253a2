import { expect, test } from '../app-site.ts';
import { walk } from '../focus-walk.ts';

// A user is warned two minutes before the session ends: ten minutes after signing in, by the page's clock.
test.use({
  now: null,
  choices: ['--access-seconds', '60', '--refresh-seconds', '720'],
  viewport: { width: 640, height: 700 },
});

test('Escape closes only the topmost layer and returns focus to the one below', async ({
  app,
  page,
}) => {
  const { keyboard, clock } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await clock.install();
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Under it all');

  let renewed = secondNow();
  const question = page.getByRole('dialog', { name: 'Your session ends soon' });
  const warn = async () => {
    await clock.fastForward('10:30');
    await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    // A clock ahead of the server's would consider the renewed session about to end as well.
    await clock.setSystemTime(Date.now());
  };
  const stay = async () => {
    // Expiry times are in seconds, and the same one is announced only once.
    await expect.poll(secondNow).toBeGreaterThan(renewed);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    renewed = secondNow();
  };
  for (const name of [/^Open calendar/, /^Open color picker/]) {
    await button(name).first().focus();
    await keyboard.press('Enter');
    await expect(page.locator(':popover-open:not([role="region"])')).toHaveCount(1);
    await warn();
    await stay();
    await expect(button(name).first()).toBeFocused();
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
  await stay();
  await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(drawer.getByRole('link', { name: 'Settings' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button('Menu')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Under it all');
});

function secondNow(): number {
  return Math.floor(Date.now() / 1000);
}
