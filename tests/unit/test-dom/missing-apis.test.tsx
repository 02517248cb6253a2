import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ColorPicker } from '#src/components/color-picker/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { QrCode } from '#src/components/qr-code/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { Textarea } from '#src/primitives/textarea/index.ts';
import { pickDate } from '#src/testing/index.ts';

// Each API is taken away here, so that a test DOM that learns it does not end the test.

const putBack: Array<() => void> = [];
afterEach(() => {
  for (const restore of putBack.splice(0)) restore();
});

/** Gives an object another property until the test ends. */
function replace(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  putBack.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

test('a date is selected from the panel without `CSS` and where `:popover-open` is unknown', async () => {
  replace(globalThis, 'CSS', undefined);
  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    const known = Element.prototype[name] as (selector: string) => unknown;
    replace(Element.prototype, name, function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`unknown: ${selector}`);
      return known.call(this, selector);
    });
  }
  const user = userEvent.setup();
  render(<DatePicker aria-label="Day" today="2026-04-03" />);
  const field = screen.getByRole('textbox', { name: 'Day' });
  await pickDate(user, field, '2026-04-10');
  expect(field).toHaveValue('04/10/2026');
});

test('a text area takes text without ResizeObserver and without `field-sizing`', async () => {
  replace(globalThis, 'ResizeObserver', undefined);
  replace(globalThis, 'CSS', { supports: () => false });
  const user = userEvent.setup();
  render(<Textarea aria-label="Note" />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Two{Enter}lines');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Two\nlines');
});

test('a long email address is checked without TextEncoder', async () => {
  replace(globalThis, 'TextEncoder', undefined);
  const user = userEvent.setup();
  const sent: object[] = [];
  render(
    <Form onSubmit={(values) => void sent.push(values)}>
      <Field name="email" label="Email" rules="required|email">
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  // Letters of two octets: 66 in front of the sign, two more than there may be.
  await user.type(field, `${'é'.repeat(33)}@example.com`);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toBeInvalid());
  await user.clear(field);
  await user.type(field, `${'é'.repeat(32)}@example.com`);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ email: `${'é'.repeat(32)}@example.com` }]));
});

test('a QR code says that it cannot be saved where there are no object URLs', async () => {
  replace(URL, 'createObjectURL', undefined);
  const user = userEvent.setup();
  render(<QrCode value="tea" downloads={['svg']} />);
  await user.click(await screen.findByRole('button', { name: /SVG/ }));
  expect(await screen.findByText(/could not be/i)).toBeVisible();
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
