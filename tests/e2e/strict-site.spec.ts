import { expect, listPages, test, type StrictPage } from './strict-page.ts';

// Each formats in another way: 12 hours, narrow spaces, digits of its own, no spaces; Persian does not ship.
const locales = ['en', 'de', 'fr', 'ar', 'fa', 'ja'];

test('Server and browser are in different time zones, and a mismatch is detected', async ({
  strict,
}) => {
  const response = await strict.page.request.get('/Broken%20text');
  expect(await response.text()).toContain('<p>-840</p>');
  await strict.open('Broken text');
  await expect(strict.page.getByText('480')).toBeVisible();
  expect(strict.messages().join()).toMatch(/hydrat/i);
  await strict.open('Broken text at the end of all', { locale: 'ja' });
  await expect(strict.page.getByText('480', { exact: true })).toBeVisible();
  expect(strict.messages().join()).toMatch(/hydrat/i);
});

test('The policy blocks an inline style, and the violation is detected', async ({ strict }) => {
  await strict.open('Broken style');
  await expect.poll(strict.messages).toContainEqual(expect.stringMatching(/policy: style-src/));
  strict.messages();
});

/** Opens every widget on one page, and each on its own if there is a message, to show which is to blame. */
async function openEveryWidget(strict: StrictPage, query: Readonly<Record<string, string>>) {
  const names = await strict.names();
  // React hydrates one tree in one task, so lazy text is missing there as on a widget's own page.
  await strict.open('All in one', query);
  await expect(strict.page.locator('#root > section')).toHaveCount(names.length - 1);
  const messages = strict.messages();
  for (const name of messages.length > 0 ? names : []) {
    await test.step(name, async () => {
      await strict.open(name, query);
      expect.soft(strict.messages()).toEqual([]);
    });
  }
  expect(messages).toEqual([]);
}

// The policy of the trusted pages is that of the strict ones, and Trusted Types.
test('Every widget hydrates under a strict policy with Trusted Types without a message', async ({
  strict,
}) => {
  await openEveryWidget(strict, { policy: 'trusted' });
});

for (const locale of locales) {
  test(`Every widget has the same text on the server and in the browser in ${locale}`, async ({
    strict,
  }) => {
    await openEveryWidget(strict, { locale });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every widget is rendered, and its form submits the initial value', async ({ page }) => {
    const forms = (await listPages(page)).filter(({ sends }) => sends);
    expect(forms.length).toBeGreaterThanOrEqual(3);
    for (const { name, sends } of forms) {
      await test.step(name, async () => {
        await page.goto(`/${name}`);
        await expect(page.locator('form [data-slot]').first()).toBeVisible();
        await page.getByRole('button', { name: 'Send' }).click();
        const sent = JSON.parse(await page.locator('body').innerText()) as [string, string][];
        expect(sent.length).toBeGreaterThan(0);
        expect(sent).toEqual(sends);
      });
    }
  });
});
