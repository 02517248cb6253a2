import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColorPicker } from '#src/components/color-picker/index.ts';

const changed = fn();
const committed = fn();

const meta = preview.meta({
  title: 'Components/Color picker/Tests',
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
const part = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
const value = (name: string) => Number(slider(name).value);

/** Drags in the area: pointer down, moves and up at fractions of its inner plane from the top left. */
async function dragArea(places: ReadonlyArray<readonly [x: number, y: number]>): Promise<void> {
  const area = part('color-picker-area');
  if (!area) throw new Error('There is no area.');
  const box = area.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    clientX: box.left + 12 + x * (box.width - 24),
    clientY: box.top + 12 + y * (box.height - 24),
    isPrimary: true,
    pointerId: 1,
    button: 0,
    buttons: 1,
  });
  // Synthetic pointer events cannot be captured.
  area.setPointerCapture = () => {};
  const [first, ...rest] = places;
  if (!first) return;
  fireEvent.pointerDown(area, at(first));
  for (const place of rest) fireEvent.pointerMove(area, at(place));
  fireEvent.pointerUp(area, at(places.at(-1) ?? first));
}

export const DraggingTellsEveryStepAndTheEndOnce = meta.story({
  name: 'Dragging reports every step, and its end once',
  play: async () => {
    await dragArea([
      [0.5, 0.5],
      [0.75, 0.25],
      [1, 0],
    ]);
    await expect(changed.mock.calls.map(([color]) => color)).toEqual([
      '#406080',
      '#3078bf',
      '#0080ff',
    ]);
    await expect(changed).toHaveBeenLastCalledWith('#0080ff', {
      reason: 'area',
      event: expect.any(PointerEvent),
    });
    await expect(committed).toHaveBeenCalledOnce();
    await expect(committed).toHaveBeenCalledWith('#0080ff', {
      reason: 'area',
      event: expect.any(PointerEvent),
    });
    await expect(slider('Saturation')).toHaveFocus();
  },
});

export const ArrowsPointTheWayTheThumbGoesFromRightToLeft = meta.story({
  name: "Arrow keys follow the thumb's direction in right-to-left layouts",
  render: (args) => (
    <div dir="rtl">
      <ColorPicker {...args} />
    </div>
  ),
  play: async () => {
    const thumb = () => part('color-picker-thumb')?.getBoundingClientRect().left ?? 0;
    const before = thumb();
    slider('Saturation').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(thumb()).toBeGreaterThan(before));
    await dragArea([[1, 0]]);
    await waitFor(() => expect(value('Saturation')).toBe(0));
    // A pending commit must not leak into the next story.
    await userEvent.tab();
  },
});

export const TheColorIsSpokenInTheUsersLanguage = meta.story({
  name: "The color is announced in the user's language",
  globals: { locale: 'de' },
  args: { defaultValue: '#ff8c00', alpha: true },
  play: async () => {
    await waitFor(() => slider('Sättigung'));
    slider('Sättigung').focus();
    await waitFor(() =>
      expect(slider('Sättigung')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^100\s%, leuchtendes Orange$/),
      ),
    );
    await expect(slider('Farbton')).toHaveAttribute('aria-valuetext', '33°, leuchtendes Orange');
    await expect(slider('Deckkraft')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^100\s%$/),
    );
    await expect(slider('Sättigung')).toHaveAttribute('aria-roledescription', '2D-Schieberegler');
  },
});

export const AssistiveTechnologySetsValuesWithoutKeys = meta.story({
  name: 'Assistive technology sets values without keys',
  play: async () => {
    await expect(slider('Brightness')).toHaveAttribute('aria-orientation', 'vertical');
    fireEvent.change(slider('Saturation'), { target: { value: '100' } });
    fireEvent.change(slider('Hue'), { target: { value: '0' } });
    await expect(changed).toHaveBeenLastCalledWith('#c00000', {
      reason: 'hue',
      event: expect.any(Event),
    });
    await expect(committed).not.toHaveBeenCalled();
    await waitFor(() => expect(committed).toHaveBeenCalledOnce());
    await expect(committed).toHaveBeenCalledWith('#c00000', expect.anything());
  },
});

export const ALockedPickerDoesNotMove = meta.story({
  name: 'A read-only or disabled picker does not move',
  render: (args) => (
    <>
      <ColorPicker {...args} aria-label="Fixed" readOnly swatches={['#ff0000']} />
      <ColorPicker {...args} aria-label="Off" disabled swatches={['#ff0000']} />
    </>
  ),
  play: async () => {
    const [fixed, off] = screen.getAllByRole<HTMLInputElement>('slider', { name: 'Hue' });
    fixed?.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await dragArea([[0.1, 0.1]]);
    await expect(fixed).toHaveFocus();
    for (const swatch of screen.getAllByRole('option')) swatch.click();
    await expect(off).toBeDisabled();
    await expect(fixed).toHaveAttribute('aria-readonly', 'true');
    await expect(changed).not.toHaveBeenCalled();
  },
});

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
