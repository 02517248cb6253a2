import { expect, test } from '../app-site.ts';
import { lostContent } from '../lost-content.ts';

test('in Arabic every screen fits, and arrow icons are mirrored', async ({ app, page }) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const expectNoLoss = async () => expect.soft(await lostContent(page), page.url()).toEqual([]);
  await app.open('/', { language: 'ar' });
  await heading('تسجيل الدخول').waitFor();
  await expectNoLoss();
  for (const path of [
    '/sign-up',
    '/recover',
    '/reset-password',
    '/sign-in-link#token=any',
    '/mailbox',
  ]) {
    await page.goto(app.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoLoss();
  }
  await app.enter('/');
  const days = page.getByRole('gridcell');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await days.first().waitFor();
  await expectNoLoss();
  const pages = page.getByRole('navigation').last();
  const boxOf = async (index: number) => {
    const box = await pages.getByRole('link').nth(index).boundingBox();
    return box?.x ?? Number.NaN;
  };
  expect(await boxOf(2)).toBeLessThan(await boxOf(1));
  // The Back icon is drawn for the other direction and rotated.
  await expect(pages.getByRole('link').first().locator('svg')).toHaveCSS(
    'transform',
    'matrix(-1, 0, 0, 1, 0, 0)',
  );

  await page.goto(`${app.origin}/trips/new`);
  await heading('رحلة جديدة').waitFor();
  await expectNoLoss();
  await page.getByRole('textbox').first().fill('رحلة');
  await page.locator('button[type=submit]').click();
  await heading('رحلة').waitFor();
  await expectNoLoss();
  for (const path of ['/settings', '/nowhere']) {
    await page.goto(app.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoLoss();
  }
});
