import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PickerInput, PickerMessage } from '#src/primitives/picker-field/index.ts';
import { InputGroup } from '#src/primitives/text-input/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { SeatPicker } from './seat-picker';

const meta = preview.meta({
  title: 'Primitives/Picker field/Tests',
  component: PickerMessage,
  tags: ['beta', 'play'],
  render: (args) => (
    <div>
      <PickerInput aria-label="Departure" />
      <PickerMessage {...args} />
    </div>
  ),
});

const lineIn = (canvasElement: HTMLElement) => {
  const line = canvasElement.querySelector('[data-slot="picker-message-row"]');
  if (!line) throw new Error('There is no line.');
  return line;
};

export const AHintIsShownWhileTheFieldHasFocus = meta.story({
  name: 'A description is shown while the field has focus, but not announced',
  args: { type: 'hint', children: 'Or in words: noon' },
  play: async ({ canvas, canvasElement }) => {
    const line = lineIn(canvasElement);
    await expect(line.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(line.getBoundingClientRect().height).toBeGreaterThan(10));
    await expect(line).toHaveTextContent('Or in words: noon');
    await expect(announcements()).toEqual([]);
  },
});

export const TypedTextStaysAtTheStart = meta.story({
  name: 'Typed text stays at the start where the page centers text',
  render: () => (
    <div style={{ textAlign: 'center' }}>
      <InputGroup>
        <PickerInput aria-label="Departure" defaultValue="tomorrow" />
      </InputGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ textAlign: 'left' });
  },
});

export const AQuietEchoTakesNoSpace = meta.story({
  name: 'A quiet echo takes no space',
  args: { type: 'echo', quiet: true, children: '9:30 AM' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('9:30 AM')).toBeInTheDocument();
    await expect(lineIn(canvasElement).getBoundingClientRect().height).toBe(0);
  },
});

export const APickerOfYourOwn = meta.story({
  name: 'A picker of your own submits what is typed and what is selected',
  render: () => (
    <form data-testid="form">
      <SeatPicker aria-label="Seat" name="seat" defaultValue="14F" />
    </form>
  ),
  play: async ({ canvas }) => {
    const seat = () => new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('seat');
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Seat' });
    await userEvent.clear(field);
    await userEvent.type(field, ' 12a');
    await expect(seat()).toBe('12A');
    await userEvent.tab();
    await expect(field).toHaveValue('12A');
    await expect(seat()).toBe('12A');

    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field.checkValidity()).toBe(false);
    await expect(field).toHaveAccessibleDescription('Enter a row and a letter, such as 12A.');
    await expect(canvas.getByText('Enter a row and a letter, such as 12A.')).toBeVisible();
    await expect(seat()).toBe('');

    await userEvent.type(field, '{F4}');
    // Arrow keys stay with the panel.
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await expect(seat()).toBe('12A');
    await userEvent.type(field, '{F4}');
    await userEvent.click(await canvas.findByRole('button', { name: '14A' }));
    await expect(seat()).toBe('14A');
    await expect(field).toHaveFocus();
    await expect(field).toBeValid();
    await expect(field.checkValidity()).toBe(true);

    await userEvent.click(canvas.getByRole('button', { name: /Clear the seat/ }));
    await expect(seat()).toBe('');
    await expect(field).toHaveFocus();
  },
});
