import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  ColorInput,
  ColorPicker,
  CountrySelect,
  MultipleCountrySelect,
  Pagination,
  Rating,
  TagInput,
} from '#src/index.ts';

test('a rating is set by pointer and by keys', async () => {
  const user = userEvent.setup();
  const values: Array<number | null> = [];
  render(<Rating aria-label="Service" onValueChange={(value) => values.push(value)} />);
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: '3 out of 5' })).toBeChecked();
  expect(values).toEqual([4, 3]);
});

test('tags are typed, removed and picked from suggestions', async () => {
  const user = userEvent.setup();
  const values: string[][] = [];
  render(
    <TagInput
      aria-label="Topics"
      suggestions={['tea', 'teapot', 'milk']}
      onValueChange={(value) => values.push(value)}
    />,
  );
  const input = screen.getByLabelText('Topics', { selector: 'input' });
  await user.type(input, 'juice,');
  expect(values.at(-1)).toEqual(['juice']);
  await user.type(input, 'te');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(values.at(-1)).toEqual(['juice', 'teapot']);
  await user.click(screen.getByRole('button', { name: 'Remove juice' }));
  expect(values.at(-1)).toEqual(['teapot']);
  await user.click(input);
  await user.keyboard('{Backspace}{Backspace}');
  expect(values.at(-1)).toEqual([]);
});

test('many tags are pasted, and rejected ones are reported', async () => {
  const user = userEvent.setup();
  render(<TagInput aria-label="Topics" maxLength={5} />);
  await user.click(screen.getByLabelText('Topics', { selector: 'input' }));
  await user.paste('tea, milk, lemonade');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  const [reason] = await screen.findAllByText(/too long/);
  expect(reason).toBeVisible();
});

test('pages are turned, typed and resized', async () => {
  const user = userEvent.setup();
  const pages: number[] = [];
  const sizes: number[] = [];
  render(
    <Pagination
      total={395}
      showPageInput
      pageSizes={[10, 50]}
      onPageChange={(page) => pages.push(page)}
      onPageSizeChange={(size) => sizes.push(size)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Page 4' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '9{Enter}');
  expect(pages).toEqual([4, 5, 9]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '50');
  expect(sizes).toEqual([50]);
});

test('a color is set by slider, text and swatch', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  const { container } = render(
    <ColorPicker
      defaultValue="#4080c0"
      alpha
      channels
      contrastWith="white"
      swatches={[{ value: '#b3261e', label: 'Brick' }]}
      onValueChange={(value) => values.push(value)}
    />,
  );
  const area = container.querySelector('[data-slot="color-picker-area"]') ?? container;
  // Without layout a pointer has no position in the area, which must not cause an error.
  await user.pointer([
    { keys: '[MouseLeft>]', target: area, coords: { x: 1, y: 1 } },
    { target: area, coords: { x: 20, y: 20 } },
    { keys: '[/MouseLeft]' },
  ]);
  fireEvent.change(screen.getByRole('slider', { name: 'Hue' }), { target: { value: '0' } });
  expect(values).toEqual(['#c04040']);
  await user.click(await screen.findByRole('option', { name: 'Brick' }));
  expect(values.at(-1)).toBe('#b3261e');
  const text = screen.getByRole('textbox', { name: 'Color code' });
  await user.clear(text);
  await user.type(text, 'rebeccapurple{Enter}');
  await waitFor(() => expect(values.at(-1)).toBe('#663399'));
});

test('a color input opens its picker and accepts typed text', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(<ColorInput aria-label="Accent" onValueChange={(value) => values.push(value)} />);
  await user.type(screen.getByRole('textbox', { name: 'Accent' }), 'tomato{Enter}');
  await waitFor(() => expect(values.at(-1)).toBe('#ff6347'));
  await user.click(screen.getByRole('button', { name: /^Open color picker/ }));
  expect(await screen.findByRole('dialog', { name: 'Choose a color Accent' })).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Hue' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a country is searched and picked', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(<CountrySelect aria-label="Country" onValueChange={(value) => values.push(value)} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  await user.click(field);
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.type(field, 'Swed');
  await user.click(await screen.findByRole('option', { name: /Sweden/ }));
  expect(values).toEqual(['SE']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(values).toHaveLength(2);
});

test('the last country is reached with keys', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(<CountrySelect aria-label="Country" onValueChange={(value) => values.push(value)} />);
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Afghanistan' });
  await user.keyboard('{End}{Enter}');
  expect(values).toEqual(['ZW']);
});

test('several countries are picked and removed', async () => {
  const user = userEvent.setup();
  const values: string[][] = [];
  render(
    <MultipleCountrySelect aria-label="Delivery" onValueChange={(value) => values.push(value)} />,
  );
  const field = screen.getByRole('combobox', { name: 'Delivery' });
  await user.type(field, 'Japan');
  await user.click(await screen.findByRole('option', { name: /Japan/ }));
  await user.type(field, 'France');
  await user.click(await screen.findByRole('option', { name: /^France/ }));
  expect(values.at(-1)).toEqual(['JP', 'FR']);
  await user.click(screen.getByRole('button', { name: 'Remove Japan' }));
  expect(values.at(-1)).toEqual(['FR']);
});
