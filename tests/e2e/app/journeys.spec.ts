import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });
test.use({ timezoneId: 'Europe/Berlin' });

test('a journey over the date line is typed, saved and shown in the time of each place', async ({
  app,
  page,
}) => {
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Over the date line');
  const departure = page.getByRole('textbox', { name: 'Departure' });
  const arrival = page.getByRole('textbox', { name: 'Arrival' });
  const departureZone = page.getByRole('combobox', { name: 'Departure time zone' });
  const arrivalZone = page.getByRole('combobox', { name: 'Arrival time zone' });
  await expect(departureZone).toHaveValue('Europe/Berlin');
  await departureZone.selectOption('Pacific/Auckland');
  await departure.fill('2026-04-03 20:00');
  await arrival.fill('2026-04-03 15:45');
  await page.getByLabel('Link').focus();
  // By its clock in Berlin, the arrival is long after the departure in Auckland.
  await expect(page.getByText('The arrival must be after the departure.')).toHaveCount(0);
  await departureZone.selectOption('America/Sao_Paulo');
  await arrival.focus();
  await page.getByLabel('Link').focus();
  const error = page.getByText('The arrival must be after the departure.');
  await expect(error.first()).toBeVisible();
  await expect(arrival).toHaveAttribute('aria-invalid', 'true');
  await departureZone.selectOption('Pacific/Auckland');
  await expect(arrival).not.toHaveAttribute('aria-invalid', 'true');
  await arrivalZone.selectOption('America/Sao_Paulo');
  await expect(arrival).toHaveValue('04/03/2026 3:45 PM');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Over the date line' })).toBeFocused();
  await expect(page.getByText(/Apr 3, 2026, 8:00\sPM/).first()).toBeVisible();
  await expect(page.getByText(/Auckland · New Zealand Daylight Time/).first()).toBeVisible();
  await expect(page.getByText(/Apr 3, 2026, 3:45\sPM/).first()).toBeVisible();
  await expect(page.getByText('11 hours, 45 minutes').first()).toBeVisible();
  expect(await app.axe()).toEqual([]);

  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const headers = { Authorization: `Bearer ${await app.token()}`, 'If-Match': '*' };
  const address = `${app.origin}/api/trips/${id}`;
  const saved = await (await page.request.get(address, { headers })).json();
  expect([saved.departure, saved.arrival]).toEqual([
    '2026-04-03T20:00+13:00[Pacific/Auckland]',
    '2026-04-03T15:45-03:00[America/Sao_Paulo]',
  ]);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(departureZone).toHaveValue('Pacific/Auckland');
  await expect(departure).toHaveValue('04/03/2026 8:00 PM');
  expect(await app.axe()).toEqual([]);
  // A draft keeps the zone, and the comparison names it.
  await arrival.fill('2026-04-03 16:00');
  await page.getByLabel('Link').focus();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(arrival).toHaveValue('04/03/2026 4:00 PM');
  await expect(arrivalZone).toHaveValue('America/Sao_Paulo');
  const data = { arrival: '2026-04-03T17:00-03:00[America/Sao_Paulo]' };
  expect((await page.request.patch(address, { headers, data })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const stale = page.getByRole('region', { name: 'This trip was changed elsewhere' });
  await expect(stale.getByRole('row', { name: /^Arrival .*4:00.* · Sao Paulo/ })).toBeVisible();
  expect(app.messages().join()).toContain('412');
});

test('the time zones of the country come first, and its only one is that of the arrival', async ({
  app,
  page,
}) => {
  await app.enter('/trips/new');
  const zone = page.getByRole('combobox', { name: 'Arrival time zone' });
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Japan');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(zone.locator('optgroup').first()).toHaveAttribute('label', 'Japan');
  await expect(page.getByRole('combobox', { name: 'Departure time zone' })).toHaveValue(
    'Europe/Berlin',
  );
});

test('an error of the server is shown at the field', async ({ app, page }) => {
  await app.enter('/trips/new');
  await page.route('**/api/trips', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        status: 422,
        code: 'invalid-fields',
        errors: { arrival: ['No.'] },
        issues: { arrival: [{ code: 'arrivalOrder', params: {} }] },
      },
    }),
  );
  await page.getByLabel('Title').fill('Refused');
  await page.getByRole('button', { name: 'Save' }).click();
  const arrival = page.getByRole('textbox', { name: 'Arrival' });
  await expect(arrival).toHaveAttribute('aria-invalid', 'true');
  await expect(arrival).toHaveAccessibleDescription(/The arrival must be after the departure/);
  expect(app.messages().join()).toContain('422');
});
