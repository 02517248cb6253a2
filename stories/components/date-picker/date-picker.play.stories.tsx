import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const said = () => document.querySelector('[data-slot="date-picker-message"]');
const says = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));
const panel = () => screen.queryByRole('dialog', { name: 'Choose a date' });
const details = (reason: string, event: new (type: string) => Event = Event) => ({
  reason,
  event: expect.any(event),
});
const day = (name: RegExp) => screen.findByRole('gridcell', { name });

const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

export const TypingIsEchoedAndNotRewritten = meta.story({
  name: 'Typed text is interpreted and not rewritten',
  play: async () => {
    await userEvent.type(field(), 'next friday');
    await says('Friday, April 10, 2026');
    await expect(field()).toHaveValue('next friday');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('04/10/2026');
    await expect(changed).toHaveBeenCalledWith('2026-04-10', details('type', KeyboardEvent));
    await userEvent.tab();
    await expect(changed).toHaveBeenCalledOnce();
  },
});

export const LeavingTheFieldTakesTheTextOver = meta.story({
  name: 'Blur commits the text',
  play: async () => {
    await userEvent.type(field(), '2026-04-16');
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('04/16/2026'));
    await expect(changed).toHaveBeenCalledOnce();
  },
});

export const AWordMayBeFinishedBeforeTheReaderHasLoaded = meta.story({
  name: 'A word may be typed before the parser has loaded',
  globals: { locale: 'fr' },
  play: async () => {
    fireEvent.change(field(), { target: { value: 'après-demain' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field()).toHaveValue('05/04/2026'));
    await expect(changed).toHaveBeenCalledOnce();
  },
});

export const TextThatIsNoDateStaysAndSaysWhy = meta.story({
  name: 'Text that is not a date stays and says why',
  args: { defaultValue: '2026-04-16', name: 'arrival' },
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), '31 April');
    await expect(field()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await says('April 31 does not exist');
    await expect(field()).toHaveValue('31 April');
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field().validationMessage).toBe('April 31 does not exist');
    await expect(changed).toHaveBeenLastCalledWith(null, details('invalid-text', FocusEvent));
    await userEvent.type(field(), '{Backspace>8/}30 April{Enter}');
    await says('Thursday, April 30, 2026');
    await expect(field().validationMessage).toBe('');
  },
});

export const ADateIsPastedWhateverItsForm = meta.story({
  name: 'A date can be pasted in any format',
  play: async () => {
    for (const text of ['20260416', '16 avril 2026', '2026年4月16日', '٤/١٦/٢٠٢٦']) {
      await userEvent.clear(field());
      await userEvent.click(field());
      await userEvent.paste(text);
      await says('Thursday, April 16, 2026');
    }
  },
});

export const AnUnavailableDayIsRefusedWithItsReason = meta.story({
  name: 'An unavailable day is rejected with its reason',
  args: { unavailable: [{ weekday: 7, reason: 'Closed on Sundays' }] },
  play: async () => {
    await userEvent.type(field(), 'sunday');
    await says('Sunday, April 5, 2026');
    await userEvent.keyboard('{Enter}');
    await says('Closed on Sundays');
    await expect(field()).toHaveValue('sunday');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const TheButtonOpensAndAPickClosesAndFocusComesBack = meta.story({
  name: 'The button opens the calendar, a pick closes it and returns focus',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Open calendar' });
    await expect(document.querySelector('[data-slot="calendar"]')).toBeNull();
    await userEvent.click(button);
    await expect(await day(/Thursday, April 16, 2026/)).toHaveFocus();
    await userEvent.click(await day(/Monday, April 20, 2026/));
    await expect(panel()).toBeNull();
    await expect(button).toHaveFocus();
    await expect(field()).toHaveValue('04/20/2026');
    await expect(changed).toHaveBeenCalledWith('2026-04-20', details('pick'));
    await expect(opened).toHaveBeenCalledTimes(2);
  },
});

export const ThePickedDayClosesTheCalendarAndStays = meta.story({
  name: 'Picking the selected day closes the calendar and keeps it',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await day(/Thursday, April 16, 2026/));
    await expect(panel()).toBeNull();
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const KeysOpenAndCloseFromTheField = meta.story({
  name: 'Keys open and close the calendar from the field',
  play: async () => {
    field().focus();
    for (const [open, close] of [
      ['{Alt>}{ArrowDown}{/Alt}', '{Escape}'],
      ['{F4}', '{F4}'],
      ['{F4}', '{Alt>}{ArrowUp}{/Alt}'],
    ] as const) {
      await userEvent.keyboard(open);
      await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
      await userEvent.keyboard(close);
      await expect(panel()).toBeNull();
      await expect(field()).toHaveFocus();
    }
  },
});

export const ATypedDateIsWhereTheCalendarOpens = meta.story({
  name: 'The calendar opens at a typed date',
  play: async () => {
    await userEvent.type(field(), '24 dec');
    await says('Thursday, December 24, 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(await day(/Thursday, December 24, 2026/)).toHaveFocus();
    await expect(field()).toHaveValue('12/24/2026');
  },
});

export const APressOutsideCloses = meta.story({
  name: 'A click outside closes the calendar',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
    await userEvent.click(document.body);
    await expect(panel()).toBeNull();
  },
});

export const EscapeClosesTheCalendarAndNotTheDialogAroundIt = meta.story({
  name: 'Escape closes the calendar and not the dialog around it',
  render: (args) => (
    <dialog aria-label="Booking" ref={showModal}>
      <DatePicker {...args} />
    </dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(panel()).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Booking' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
  },
});

export const ThePresetIsTakenAtOnce = meta.story({
  name: 'A preset is applied immediately',
  args: {
    presets: [
      { label: 'Tomorrow', inDays: 1 },
      { label: 'Yesterday', inDays: -1 },
    ],
    min: '2026-04-03',
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(await screen.findByRole('button', { name: /Yesterday/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow Saturday, April 4, 2026' }));
    await expect(panel()).toBeNull();
    await expect(changed).toHaveBeenCalledWith('2026-04-04', details('preset'));
  },
});

export const TheClearButtonEmptiesTheField = meta.story({
  name: 'The clear button empties the field',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(changed).toHaveBeenCalledWith(null, details('clear'));
  },
});

export const TheFootPicksTodayAndClears = meta.story({
  name: 'The footer picks today and clears',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async () => {
    const part = (name: string) =>
      document.querySelector<HTMLElement>(`[data-slot="date-picker-${name}"]`);
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(part('summary')).toHaveTextContent('Thursday, April 16');
    part('panel-clear')?.click();
    await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
    await expect(panel()).not.toBeNull();
    await waitFor(() => expect(part('panel-clear')).toHaveAttribute('aria-disabled', 'true'));
    await expect(part('summary')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(panel()).toBeNull();
    await expect(field()).toHaveValue('04/03/2026');
    await expect(changed).toHaveBeenCalledTimes(2);
  },
});

export const ThereIsNoTodayWhereItCannotBePicked = meta.story({
  name: 'The Today button is hidden if today is unavailable',
  args: { max: '2026-04-02' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await expect(panel()).not.toBeNull();
    await expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  },
});

export const AParentThatRefusesKeepsItsValue = meta.story({
  name: 'A parent that rejects a change keeps its value',
  args: { value: '2026-04-16' },
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'tomorrow');
    await says('Saturday, April 4, 2026');
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(field()).toHaveValue('04/16/2026');
  },
});
