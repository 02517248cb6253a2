import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultipleDatePicker } from '#src/components/date-picker/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { says } from '#stories/support/picker-parts.ts';

const sentForm = fn();

const meta = preview.meta({
  title: 'Components/Multiple date picker/Tests',
  component: MultipleDatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Shifts', today: '2026-04-03', name: 'shift', onValueChange: fn() },
  beforeEach: () => {
    sentForm.mockClear();
  },
  render: (args) => (
    <form
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        sentForm();
      }}
    >
      <MultipleDatePicker {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Shifts' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Plan' });
const sent = () => new FormData(form()).getAll('shift');
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const removeButton = (day: string) => screen.getByRole('button', { name: `Remove ${day}` });

export const TypedDatesBecomeChips = meta.story({
  name: 'Typed dates become chips, with an echo while typing',
  play: async ({ args }) => {
    await userEvent.type(field(), 'april 8');
    await says('Wednesday, April 8, 2026');
    await userEvent.type(field(), ', tomorrow');
    await says(/Apr 8, 2026, Apr 4, 2026/);
    await userEvent.keyboard('{Enter}');
    await expect(chips()).toEqual(['Apr 4, 2026', 'Apr 8, 2026']);
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await says('2 days');
    await expect(sent()).toEqual(['2026-04-04', '2026-04-08']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-04-04', '2026-04-08'], {
      reason: 'type',
      event: expect.any(KeyboardEvent),
    });
    await expect(sentForm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentForm).toHaveBeenCalledOnce());
  },
});

export const APastedListIsAdded = meta.story({
  name: 'A pasted or dropped list is added immediately, and text that is not a date stays with its reason',
  play: async ({ step }) => {
    await step('Paste a list: its dates become chips, other text stays with an error', async () => {
      await userEvent.click(field());
      await userEvent.paste('2026-04-20\n2026-04-06\nsoon\n6 April 2026');
      await expect(chips()).toEqual(['Apr 6, 2026', 'Apr 20, 2026']);
      await expect(field()).toHaveValue('soon');
      await says('Enter a date, such as 04/03/2026.');
      await expect(field()).toBeInvalid();
    });
    await step('Clear the text and leave: the field is valid', async () => {
      await userEvent.clear(field());
      await userEvent.tab();
      await expect(field()).toBeValid();
      await expect(sent()).toEqual(['2026-04-06', '2026-04-20']);
    });
    await step('Click Clear: no chip is left', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
      await expect(chips()).toEqual([]);
      await expect(sent()).toEqual([]);
    });
    await step(
      'Drop a list: its dates become chips, not one text without line breaks',
      async () => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', '2026-04-20\n2026-04-06');
        const drop = { bubbles: true, cancelable: true, dataTransfer };
        await fireEvent(field(), new DragEvent('drop', drop));
        await expect(chips()).toEqual(['Apr 6, 2026', 'Apr 20, 2026']);
        await expect(field()).toHaveValue('');
      },
    );
  },
});

export const OnePastedDateIsText = meta.story({
  name: 'One pasted date is text to be edited',
  play: async () => {
    await userEvent.click(field());
    await userEvent.paste('April 6, 2026');
    await expect(field()).toHaveValue('April 6, 2026');
    await expect(chips()).toEqual([]);
    await userEvent.tab();
    await expect(chips()).toEqual(['Apr 6, 2026']);
  },
});

export const ThereAreNoMoreThanTheMaximum = meta.story({
  name: 'No more dates than the maximum are added, typed or selected',
  args: { maxDays: 2 },
  play: async () => {
    await userEvent.type(field(), '4/8, 4/6, 4/10{Enter}');
    await expect(chips()).toEqual(['Apr 6, 2026', 'Apr 8, 2026']);
    await expect(field()).toHaveValue('4/10');
    await says('You can choose up to 2 days. Remove one to choose another.');
    await expect(field()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    const tenth = await screen.findByRole('gridcell', {
      name: 'Friday, April 10, 2026, You can choose up to 2 days. Remove one to choose another.',
    });
    await expect(tenth).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('gridcell', { name: /April 6, 2026/ }));
    await expect(chips()).toEqual(['Apr 8, 2026']);
    await userEvent.click(screen.getByRole('gridcell', { name: 'Friday, April 10, 2026' }));
    await expect(sent()).toEqual(['2026-04-08', '2026-04-10']);
  },
});

export const ThePanelStaysOpenForTheNextDate = meta.story({
  name: 'The panel stays open for the next date',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await userEvent.click(await screen.findByRole('gridcell', { name: /April 20, 2026/ }));
    await userEvent.click(await screen.findByRole('gridcell', { name: /April 9, 2026/ }));
    await expect(chips()).toEqual(['Apr 9, 2026', 'Apr 20, 2026']);
    await userEvent.click(screen.getByRole('gridcell', { name: /April 9, 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-04-20'], {
      reason: 'remove',
      event: expect.any(MouseEvent),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /^Open calendar/ })).toHaveFocus();
  },
});

export const KeysRemoveChips = meta.story({
  name: 'Keys move between the chips and remove them',
  args: { defaultValue: ['2026-04-06', '2026-04-08', '2026-04-10'] },
  play: async ({ args, step }) => {
    await step('Press Left in the field: the last chip has focus', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{ArrowLeft}');
      await expect(removeButton('April 10, 2026')).toHaveFocus();
    });
    await step('Press Left three times: the first chip has focus', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(removeButton('April 6, 2026')).toHaveFocus();
    });
    await step('Press Delete: the chip is removed, and the next one has focus', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(removeButton('April 8, 2026')).toHaveFocus();
    });
    await step('Press End, then Right: the field has focus', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(field()).toHaveFocus();
    });
    await step('Press Backspace: the last chip is removed', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(chips()).toEqual(['Apr 8, 2026']);
    });
    await step('Click the remove button of the last chip: the field has focus', async () => {
      await userEvent.click(removeButton('April 8, 2026'));
      await expect(field()).toHaveFocus();
      await expect(sent()).toEqual([]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([], {
        reason: 'remove',
        event: expect.any(MouseEvent),
      });
    });
  },
});

export const TheChipsAreOneTabStop = meta.story({
  name: 'The chips are one tab stop, before and after an arrow key',
  args: { defaultValue: ['2026-04-06', '2026-04-08', '2026-04-10'] },
  play: async () => {
    field().focus();
    await userEvent.tab({ shift: true });
    await expect(removeButton('April 10, 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(removeButton('April 6, 2026')).toHaveFocus();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(removeButton('April 10, 2026')).toHaveFocus();
    await userEvent.keyboard('5');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('5');
  },
});
