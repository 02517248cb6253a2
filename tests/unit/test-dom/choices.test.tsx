import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ColorPicker, CountrySelect, Pagination, TagInput } from '#src/index.ts';

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
      itemCount={395}
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '50');
  expect(sizes).toEqual([50]);
});

test('a color is set by slider, text and swatch', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  const { container } = render(
    <ColorPicker
      defaultValue="#4080c0"
      alpha
      showChannels
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

test('the last country is reached with keys', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(<CountrySelect aria-label="Country" onValueChange={(value) => values.push(value)} />);
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: 'Afghanistan' });
  await user.keyboard('{End}{Enter}');
  expect(values).toEqual(['ZW']);
});
