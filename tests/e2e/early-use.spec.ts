import type { Page } from '@playwright/test';
import { expect, send, test } from './strict-page.ts';

/** Opens the form, lets `enter` fill it in while the script is held back, and then releases the script. */
async function fillEarly(page: Page, enter: () => Promise<void>): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/client.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Early%20form', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await enter();
  await expect(page.locator('body')).not.toHaveAttribute('data-live');
  release();
  await expect(page.locator('body')).toHaveAttribute('data-live', '');
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

interface Row {
  name: string;
  /** Enters something and leaves the control. */
  enter: (page: Page) => Promise<void>;
  /** The page once the script has loaded. */
  shows: (page: Page) => Promise<void>;
  sends: Array<[name: string, value: string]>;
}

const rows: readonly Row[] = [
  {
    name: 'TextInput',
    enter: (page) => text(page, 'Title').fill('Lisbon'),
    shows: (page) => expect(text(page, 'Title')).toHaveValue('Lisbon'),
    sends: [['title', 'Lisbon']],
  },
  {
    name: 'Textarea',
    enter: (page) => text(page, 'Note').fill('Two beds'),
    shows: (page) => expect(text(page, 'Note')).toHaveValue('Two beds'),
    sends: [['note', 'Two beds']],
  },
  {
    name: 'Select',
    enter: async (page) => void (await page.getByLabel('Meal').selectOption('vegan')),
    shows: (page) => expect(page.getByLabel('Meal')).toHaveValue('vegan'),
    sends: [['meal', 'vegan']],
  },
  {
    name: 'Checkbox',
    enter: (page) => page.getByRole('checkbox', { name: 'Terms' }).check(),
    shows: (page) => expect(page.getByRole('checkbox', { name: 'Terms' })).toBeChecked(),
    sends: [['terms', 'on']],
  },
  {
    name: 'Switch',
    enter: (page) => page.getByRole('switch', { name: 'News' }).check(),
    shows: (page) => expect(page.getByRole('switch', { name: 'News' })).toBeChecked(),
    sends: [['news', 'on']],
  },
  {
    name: 'RadioGroup',
    enter: (page) => page.getByRole('radio', { name: 'Double' }).check(),
    shows: (page) => expect(page.getByRole('radio', { name: 'Double' })).toBeChecked(),
    sends: [['room', 'double']],
  },
  {
    name: 'DatePicker',
    enter: (page) => text(page, 'Arrival').fill('2026-05-08'),
    shows: (page) => expect(text(page, 'Arrival')).toHaveValue('05/08/2026'),
    sends: [['day', '2026-05-08']],
  },
  {
    name: 'DateRangePicker',
    enter: async (page) => {
      await text(page, 'From').fill('2026-05-08');
      await text(page, 'To').fill('2026-05-15');
    },
    shows: (page) => expect(text(page, 'From')).toHaveValue('05/08/2026'),
    sends: [
      ['stay-from', '2026-05-08'],
      ['stay-to', '2026-05-15'],
    ],
  },
  {
    name: 'Rating',
    enter: (page) => page.getByRole('radio', { name: '4 out of 5' }).check(),
    shows: (page) => expect(page.getByRole('radio', { name: '4 out of 5' })).toBeChecked(),
    sends: [['stars', '4']],
  },
  {
    name: 'TagInput',
    enter: (page) => page.getByLabel('Topics').fill('breakfast, sea view'),
    shows: (page) => expect(page.getByRole('row', { name: 'sea view' })).toBeVisible(),
    sends: [
      ['topic', 'breakfast'],
      ['topic', 'sea view'],
    ],
  },
  {
    name: 'ColorInput',
    enter: (page) => text(page, 'Accent').fill('tomato'),
    shows: (page) => expect(text(page, 'Accent')).toHaveValue('#ff6347'),
    sends: [['color', '#ff6347']],
  },
];

for (const { name, enter, shows, sends } of rows) {
  test(`What was entered in ${name} before its script came stays and is sent`, async ({
    strict: { page },
  }) => {
    await fillEarly(page, async () => {
      await enter(page);
      await page.getByRole('button', { name: 'Send' }).focus();
    });
    await shows(page);
    const names = new Set(sends.map(([key]) => key));
    const sent = await send(page);
    expect(sent.filter(([key]) => names.has(key))).toEqual(sends);
  });
}

test('Suggestions appear for what is being typed while the script arrives', async ({
  strict: { page },
}) => {
  const field = page.getByLabel('Topics');
  await fillEarly(page, () => field.pressSequentially('sea'));
  await expect(page.getByRole('option', { name: 'sea view' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect((await send(page)).filter(([key]) => key === 'topic')).toEqual([['topic', 'sea view']]);
});

test('Countries are found for what is being typed while the script arrives', async ({
  strict: { page },
}) => {
  const field = page.getByRole('combobox', { name: 'Country' });
  await fillEarly(page, () => field.pressSequentially('portuga'));
  await expect(field).toHaveValue('portuga');
  await page.keyboard.press('l');
  await page.getByRole('option', { name: 'Portugal' }).click();
  expect((await send(page)).filter(([key]) => key === 'country')).toEqual([['country', 'PT']]);
});
