import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  id: 'components-date-range-picker-tests-of-descriptions',
  title: 'Components/Date range picker/Tests of descriptions',
  component: DateRangePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Stay', today: '2026-04-03' },
});

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });

export const EachFieldHasItsOwnDescription = meta.story({
  name: 'Each field has its own description and error, and no button is part of one',
  play: async ({ step }) => {
    await step('Type the first date: it describes the first field only', async () => {
      await userEvent.type(from(), '4/8/2026');
      await userEvent.tab();
      await expect(from()).toHaveAccessibleDescription('Wednesday, April 8, 2026');
      await expect(to()).not.toHaveAccessibleDescription();
    });
    await step('Type an earlier last date: the error describes both fields', async () => {
      await userEvent.type(to(), '4/1/2026');
      await userEvent.tab();
      await expect(to()).toHaveAccessibleDescription('The end date is before the start date');
      await expect(to()).toBeInvalid();
      await expect(screen.getByRole('button', { name: 'Swap start and end' })).toBeVisible();
    });
    await step('Type what is no date: only that field has the error', async () => {
      await userEvent.clear(to());
      await userEvent.type(to(), 'someday');
      await userEvent.tab();
      await expect(to()).toHaveAccessibleDescription(/^Enter a date/);
      await expect(from()).not.toHaveAccessibleDescription(/^Enter a date/);
    });
  },
});
