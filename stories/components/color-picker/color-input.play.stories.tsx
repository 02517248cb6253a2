import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorInput } from '#src/components/color-picker/index.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Color input/Tests',
  component: ColorInput,
  tags: ['beta', 'play'],
  args: {
    'aria-label': 'Accent',
    defaultValue: '#4080c0',
    name: 'accent',
    onValueChange: changed,
    onOpenChange: opened,
  },
  beforeEach: () => {
    changed.mockReset();
    opened.mockReset();
  },
  render: (args) => (
    <form aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
      <ColorInput {...args} />
      <button type="reset">Start again</button>
    </form>
  ),
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' });
const trigger = () => screen.getByRole('button', { name: /^Open color picker/ });
const panel = () => screen.findByRole('dialog', { name: /^Choose a color/ });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Theme' });
const sent = () => new FormData(form()).get('accent');
const swatch = () => document.querySelector('[data-slot="color-input-swatch"]');

export const TheSwatchShowsWhatIsTypedBeforeItIsTaken = meta.story({
  name: 'The swatch shows typed text before it is committed',
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), 'tomato');
    await waitFor(() => expect(swatch()).toHaveStyle({ color: 'rgb(255, 99, 71)' }));
    await expect(field()).toHaveValue('tomato');
    await expect(sent()).toBe('#ff6347');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field()).toHaveValue('#ff6347');
    await expect(sent()).toBe('#ff6347');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed).toHaveBeenCalledWith('#ff6347', {
      reason: 'text',
      event: expect.any(FocusEvent),
    });
  },
});

export const ThePanelOpensOnItsAreaAndEnterClosesIt = meta.story({
  name: 'The panel opens with focus on its area, and Enter closes it',
  play: async ({ step }) => {
    await step('Click the button: the panel opens with focus on the color area', async () => {
      await userEvent.click(trigger());
      await panel();
      await waitFor(() => expect(screen.getByRole('slider', { name: 'Saturation' })).toHaveFocus());
    });
    await step('Press Home: the color changes', async () => {
      await userEvent.keyboard('{Home}');
      await expect(field()).toHaveValue('#c0c0c0');
    });
    await step('Press Enter: the panel closes and focus returns to the button', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(trigger()).toHaveFocus();
    });
    await step('Press F4 in the field: the panel opens', async () => {
      field().focus();
      await userEvent.keyboard('{F4}');
      await panel();
    });
    await step('Press Escape: the panel closes and focus returns to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field()).toHaveFocus();
      await expect(opened).toHaveBeenCalledTimes(4);
      await expect(opened).toHaveBeenLastCalledWith(false, {
        reason: 'escape-key',
        event: expect.any(KeyboardEvent),
      });
    });
  },
});

export const TheFieldIsClearedAndAResetBringsTheColorBack = meta.story({
  name: 'The field can be cleared, and a reset restores the color',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
    await expect(changed).toHaveBeenLastCalledWith(null, {
      reason: 'clear',
      event: expect.any(Event),
    });
    await expect(sent()).toBe('');
    await userEvent.type(field(), 'nonsense');
    await expect(form().checkValidity()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await expect(field()).toHaveValue('#4080c0');
    await expect(sent()).toBe('#4080c0');
    await expect(form().checkValidity()).toBe(true);
  },
});
