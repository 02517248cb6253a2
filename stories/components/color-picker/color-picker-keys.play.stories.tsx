import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorPicker } from '#src/components/color-picker/index.ts';

const changed = fn();
const committed = fn();

const meta = preview.meta({
  title: 'Components/Color picker/Tests by keyboard',
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
const value = (name: string) => Number(slider(name).value);

export const ArrowsMoveByOneHundredthAndByTen = meta.story({
  name: 'Arrow keys move by one and by ten percent',
  args: { defaultValue: 'hsl(210 100% 25%)' },
  play: async ({ step }) => {
    await step('Press Left, then Shift+Left: the saturation drops by 1, then 10', async () => {
      slider('Saturation').focus();
      await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
      await expect(value('Saturation')).toBe(89);
    });
    await step('Press Up: the brightness has focus and rises by 1 percent', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(slider('Brightness')).toHaveFocus();
      await expect(value('Brightness')).toBe(51);
    });
    await step('Press Page Up, Page Down and Home: both values change', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageDown}{Home}');
      await expect(value('Brightness')).toBe(61);
      await expect(value('Saturation')).toBe(0);
    });
    await step('Press End: the saturation is 100 percent', async () => {
      await userEvent.keyboard('{End}');
      await expect(value('Saturation')).toBe(100);
    });
    await step('Press keys on the hue: it moves by 1, by 10 and to its ends', async () => {
      slider('Hue').focus();
      await userEvent.keyboard('{ArrowRight}{PageUp}');
      await expect(value('Hue')).toBe(221);
      await userEvent.keyboard('{End}');
      await expect(value('Hue')).toBe(360);
      await userEvent.keyboard('{Home}');
      await expect(value('Hue')).toBe(0);
    });
    await step('Tab: the color is committed', async () => {
      await userEvent.tab();
      await expect(committed).toHaveBeenCalled();
    });
  },
});

export const AGreyKeepsItsHueAndTheHueCanBeMovedOnIt = meta.story({
  name: 'A gray keeps its hue, and the hue can still change',
  render: function Controlled(args) {
    const [color, setColor] = useState<string | null>('#4080c0');
    const { onValueChange } = args;
    return (
      <ColorPicker
        {...args}
        defaultValue={undefined}
        // A parent that formats its colors differently.
        value={color?.toUpperCase() ?? null}
        onValueChange={(next, details) => {
          setColor(next);
          onValueChange?.(next, details);
        }}
      />
    );
  },
  play: async ({ step }) => {
    await step('Press Home on the saturation: the color is gray, and the hue stays', async () => {
      slider('Saturation').focus();
      await userEvent.keyboard('{Home}');
      await expect(changed).toHaveBeenLastCalledWith('#c0c0c0', expect.anything());
      await expect(value('Hue')).toBe(210);
    });
    await step('Press Page Up on the hue: it changes', async () => {
      slider('Hue').focus();
      await userEvent.keyboard('{PageUp}');
      await expect(value('Hue')).toBe(220);
    });
    await step('Press Page Down on the brightness: the color is black', async () => {
      slider('Brightness').focus();
      await userEvent.keyboard('{PageDown>10/}');
      await expect(changed).toHaveBeenLastCalledWith('#000000', expect.anything());
    });
    await step('Raise saturation and brightness: the color has the changed hue', async () => {
      slider('Saturation').focus();
      await userEvent.keyboard('{End}{PageUp>10/}');
      await expect(changed).toHaveBeenLastCalledWith('#0055ff', expect.anything());
    });
    // A pending commit must not leak into the next story.
    await userEvent.tab();
  },
});

export const SwatchesAreWalkedByRowAndColumn = meta.story({
  name: 'Arrow keys move between swatches by row and column',
  args: {
    swatches: [
      ...['#000', '#111', '#222', '#333', '#444', '#555', '#666', '#777'].map((each) => ({
        value: each,
        label: `Gray ${each}`,
      })),
      'tomato',
      { value: '#4080c0', label: 'Sky' },
    ],
  },
  play: async ({ step }) => {
    const option = (name: string | RegExp) => screen.getByRole('option', { name });
    await step('The current color is selected', async () => {
      await expect(option('Sky')).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => option('vivid red, tomato'));
    });
    await step('Press Up: the swatch above has focus', async () => {
      option('Sky').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(option('Gray #111')).toHaveFocus();
    });
    await step('Press Right, then Left three times: the first swatch has focus', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(option('Gray #000')).toHaveFocus();
    });
    await step('Press End, Left and Enter: the swatch is selected and committed', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
      await expect(changed).toHaveBeenCalledOnce();
      await expect(changed).toHaveBeenCalledWith('#ff6347', {
        reason: 'swatch',
        event: expect.any(Event),
      });
      await expect(committed).toHaveBeenCalledOnce();
      await expect(option(/tomato/)).toHaveAttribute('aria-selected', 'true');
    });
  },
});
