import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';

const changed = fn();
const submitted = fn();

const meta = preview.meta({
  title: 'Components/Calendar/Tests in a form',
  component: Calendar,
  tags: ['beta', 'play'],
  args: {
    name: 'day',
    today: '2026-04-15',
    defaultMonth: '2026-04',
    onValueChange: changed,
  },
  beforeEach: () => {
    changed.mockClear();
    submitted.mockClear();
  },
});

function Form({ children }: { children: ReactNode }) {
  return (
    <form
      id="trip"
      aria-label="Trip"
      onSubmit={(event) => {
        event.preventDefault();
        submitted(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);
const press = (day: string) => userEvent.click(cell(day) ?? document.body);

export const FormSendsTheDay = meta.story({
  name: 'A form submits the day',
  render: (args) => (
    <Form>
      <Calendar {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await press('2026-04-16');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted.mock.calls).toEqual([[{ day: '2026-04-16' }]]);
  },
});

export const ResetBringsTheFirstDayBack = meta.story({
  name: 'A reset restores the initial day',
  args: { defaultValue: '2026-04-10' },
  render: (args) => (
    <Form>
      <Calendar {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await press('2026-04-16');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(cell('2026-04-10')).toHaveAttribute('aria-selected', 'true'));
    await expect(changed.mock.calls.at(-1)).toEqual([
      '2026-04-10',
      { reason: 'reset', event: expect.any(Event) },
    ]);
  },
});

export const RequiredHoldsTheFormBackAndTakesFocus = meta.story({
  name: 'A required calendar blocks the form and takes focus',
  args: { required: true },
  render: (args) => (
    <Form>
      <Calendar {...args} />
    </Form>
  ),
  play: async ({ canvas, step }) => {
    await step('Submit without a day: nothing is sent, and a day has focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(submitted).not.toHaveBeenCalled();
      await waitFor(() => expect(cell('2026-04-15')).toHaveFocus());
    });
    await step('Pick the day and submit: the form is sent', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(submitted).toHaveBeenCalledOnce();
    });
  },
});

export const DayOutOfBoundsIsNoValidValue = meta.story({
  name: 'A day outside the limits is invalid',
  args: { defaultValue: '2026-04-10', min: '2026-04-12' },
  render: (args) => (
    <Form>
      <Calendar {...args} />
    </Form>
  ),
  play: async () => {
    const control = document.querySelector<HTMLInputElement>('input[name="day"]');
    await expect(control?.validity.rangeUnderflow).toBe(true);
    await press('2026-04-16');
    await expect(control?.validity.valid).toBe(true);
  },
});

export const DisabledFieldsetHoldsTheCalendar = meta.story({
  name: 'A disabled fieldset disables the calendar',
  render: (args) => (
    <Form>
      <fieldset disabled>
        <Calendar {...args} />
      </fieldset>
    </Form>
  ),
  play: async () => {
    cell('2026-04-16')?.click();
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const CalendarOutsideTheFormBelongsToIt = meta.story({
  name: 'A calendar outside the form belongs to it by its form attribute',
  args: { form: 'trip' },
  render: (args) => (
    <>
      <Form>
        <p>The calendar stands below.</p>
      </Form>
      <Calendar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await press('2026-04-16');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted.mock.calls).toEqual([[{ day: '2026-04-16' }]]);
  },
});

export const DisabledIsNeitherReachedNorSent = meta.story({
  name: 'A disabled calendar is neither focusable nor submitted',
  args: { disabled: true, defaultValue: '2026-04-10' },
  render: (args) => (
    <Form>
      <Calendar {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(document.querySelector('[data-day][tabindex="0"]')).toBeNull();
    cell('2026-04-16')?.click();
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted.mock.calls).toEqual([[{}]]);
  },
});
