import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorPicker } from '#src/components/color-picker/index.ts';
import { chooseOption } from '#stories/support/forms/form-parts.ts';

const changed = fn();
const committed = fn();

const meta = preview.meta({
  title: 'Components/Color picker/Tests of colors as text',
  component: ColorPicker,
  tags: ['beta', 'play'],
  args: {
    defaultValue: '#4080c0',
    onValueChange: changed,
    onValueCommit: committed,
    showEyeDropper: false,
  },
  beforeEach: () => {
    changed.mockReset();
    committed.mockReset();
  },
});

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Color code' });
const part = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
const message = () => part('color-picker-message');
const value = (name: string) => Number(slider(name).value);

export const NamedColorsAndEveryOtherNotationAreRead = meta.story({
  name: 'Named colors are parsed',
  args: { defaultValue: 'tomato' },
  play: async () => {
    await waitFor(() => expect(value('Saturation')).toBe(72));
    await expect(value('Hue')).toBe(9);
    await expect(document.body.innerHTML).not.toContain('NaN');
    await userEvent.clear(text());
    await userEvent.type(text(), 'rebeccapurple{Enter}');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('#663399', expect.anything()));
    await expect(text()).toHaveValue('#663399');
  },
});

export const ATextThatIsNoColorStaysAndSaysWhy = meta.story({
  name: 'Text that is not a color stays and says why',
  args: { swatches: [{ value: '#4080c0', label: 'Sky' }] },
  play: async ({ step }) => {
    await step('The message is below the text', async () => {
      // The reason is below the text, above everything else.
      await expect(part('color-picker-row')?.nextElementSibling).toBe(message());
    });
    await step('Enter invalid colors: each stays in the field with its reason', async () => {
      for (const [typed, why] of [
        ['tomatoe', 'Unknown color “tomatoe”. Did you mean tomato?'],
        ['#ff000080', 'The color must be opaque.'],
      ] as const) {
        await userEvent.clear(text());
        await userEvent.type(text(), typed);
        await expect(text()).not.toHaveAttribute('aria-invalid', 'true');
        await userEvent.tab();
        await waitFor(() => expect(message()).toHaveTextContent(why));
        await expect(text()).toHaveValue(typed);
        await expect(text()).toHaveAttribute('aria-invalid', 'true');
        await expect(text().validationMessage).toBe(why);
      }
      await expect(changed).not.toHaveBeenCalled();
    });
    await step('Click the current color: its code replaces the text', async () => {
      // Selecting the current color removes the text, too.
      screen.getByRole('option', { name: 'Sky' }).click();
      await waitFor(() => expect(text()).toHaveValue('#4080c0'));
    });
    await step('Change the hue: the text follows and is valid', async () => {
      slider('Hue').focus();
      await userEvent.keyboard('{Home}');
      await expect(text()).toHaveValue('#c04040');
      await expect(text().validationMessage).toBe('');
    });
    // A pending commit must not leak into the next story.
    await userEvent.tab();
  },
});

export const AColorIsReadWithWhatIsAroundIt = meta.story({
  name: 'A color is read with what is around it in a style sheet',
  play: async () => {
    // A phone would correct names of colors and notations.
    await expect(text()).toHaveAttribute('autocorrect', 'off');
    for (const typed of [
      '#ff6347;',
      'color: #ff6347;',
      'background-color:rgb(255 99 71),',
      '"#ff6347"',
      '＃ｆｆ６３４７',
      '\u200b\u2066#ff6347\u2069.',
      'rgb（２５５，９９，７１）',
      ' tomato ; ',
    ]) {
      await userEvent.clear(text());
      await userEvent.type(text(), typed);
      await userEvent.tab();
      await waitFor(() => expect(text()).toHaveValue('#ff6347'));
      await expect(text()).not.toHaveAttribute('aria-invalid', 'true');
    }
  },
});

export const AColorOutsideSrgbIsToldAndMapped = meta.story({
  name: 'A color outside sRGB is reported and mapped',
  args: { defaultFormat: 'oklch' },
  play: async () => {
    await userEvent.clear(text());
    await userEvent.type(text(), 'oklch(0.7 0.4 150){Enter}');
    await waitFor(() =>
      expect(message()).toHaveTextContent(/^Outside sRGB, shown as #[\da-f]{6}$/),
    );
    const [shown] = changed.mock.lastCall ?? [];
    await expect(shown).toMatch(/^oklch\(0\.7\d* 0\.2\d* 14\d/);
    slider('Saturation').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(message()).toBeEmptyDOMElement();
    // A pending commit must not leak into the next story.
    await userEvent.tab();
  },
});

export const ContrastIsToldAndTheNearestPassingColorTaken = meta.story({
  name: 'Contrast is shown, and the nearest passing color can be applied',
  args: {
    defaultValue: '#e0662f',
    contrastWith: 'white',
  },
  play: async () => {
    await waitFor(() => expect(part('color-picker-ratio')).toHaveTextContent('3.43:1'));
    await userEvent.click(screen.getByRole('button', { name: 'Use #c85112 to reach 4.5:1' }));
    await expect(changed).toHaveBeenLastCalledWith('#c85112', {
      reason: 'contrast',
      event: expect.any(Event),
    });
    await expect(part('color-picker-ratio')).toHaveTextContent('4.52:1');
    // The button is removed, but its position in the tab order is kept.
    await expect(screen.getByRole('group', { name: 'Contrast' })).toHaveFocus();
    await expect(part('color-picker-levels')).toHaveTextContent(
      'TextAALarge textAAAIcons and bordersAA',
    );
  },
});

export const ANotationAndItsNumbersAreChosen = meta.story({
  name: 'A notation and its numbers can be edited',
  args: { formats: ['hex', 'hsl', 'oklch'], showChannels: true },
  play: async () => {
    await chooseOption(await screen.findByRole('combobox', { name: 'Format' }), 'hsl');
    await expect(changed).toHaveBeenLastCalledWith('hsl(210 50.4% 50.2%)', {
      reason: 'format',
      event: expect.any(Event),
    });
    const lightness = await screen.findByRole('spinbutton', { name: 'Lightness' });
    await userEvent.clear(lightness);
    await userEvent.type(lightness, '70');
    await expect(changed).toHaveBeenLastCalledWith('hsl(210 50.4% 70%)', {
      reason: 'channel',
      event: expect.any(Event),
    });
    await userEvent.tab();
    await expect(committed).toHaveBeenLastCalledWith('hsl(210 50.4% 70%)', expect.anything());
  },
});

export const NumbersAreKeptUntilTheyMakeAColor = meta.story({
  name: 'Numbers are kept until they form a color',
  args: { defaultValue: null, format: 'hsl', formats: ['hex', 'oklch'], showChannels: true },
  play: async () => {
    for (const [name, typed] of [
      ['Hue', '210'],
      ['Saturation', '50'],
      ['Lightness', '400'],
    ] as const) {
      await userEvent.type(await screen.findByRole('spinbutton', { name }), typed);
    }
    await expect(changed).toHaveBeenLastCalledWith('hsl(0 0% 100%)', expect.anything());
    const lightness = screen.getByRole('spinbutton', { name: 'Lightness' });
    await userEvent.clear(lightness);
    await userEvent.type(lightness, '40');
    await expect(changed).toHaveBeenLastCalledWith('hsl(210 50% 40%)', expect.anything());
    // A notation that is not offered can still be in use.
    await expect(screen.getByRole('combobox', { name: 'Format' })).toHaveValue('hsl');
    await userEvent.tab();
  },
});

export const AColorIsSelectedFromTheScreen = meta.story({
  name: 'A color is selected from the screen',
  args: { showEyeDropper: true },
  beforeEach: () => {
    const before = window.EyeDropper;
    window.EyeDropper = class {
      open = async () => ({ sRGBHex: '#123456' });
    };
    return () => {
      if (before) window.EyeDropper = before;
      else delete window.EyeDropper;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pick from the screen' }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(changed).toHaveBeenCalledWith('#123456', {
      reason: 'eye-dropper',
      event: expect.any(Event),
    });
  },
});
