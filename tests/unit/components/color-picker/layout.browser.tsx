import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

afterEach(() => page.viewport(414, 896));

const box = (slot: string) => partOf(slot).getBoundingClientRect();

test.each([
  ['rtl', 'ltr', 'start'],
  ['ltr', 'rtl', 'end'],
])('in %s, the value is beside its swatch in %s', (outer, inner, align) => {
  document.documentElement.dir = outer;
  mount(
    <div dir={inner}>
      <ColorInput aria-label="Accent" defaultValue="#4080c0" />
    </div>,
  );
  const { direction, textAlign } = getComputedStyle(partOf('color-input-text'));
  expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: align });
});

test.each(['Close', 'Done'])('a sheet spans the screen, and %s closes it', async (name) => {
  await page.viewport(390, 700);
  const opened = vi.fn();
  mount(<ColorInput aria-label="Accent" defaultOpen onOpenChange={opened} />);
  await vi.waitFor(() => partOf('color-input-panel'), 5000);
  expect(box('color-input-panel').width).toBe(390);
  const button = page.getByRole('button', { name }).element() as HTMLElement;
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  button.click();
  await settle();
  expect(opened).toHaveBeenCalledExactlyOnceWith(false, {
    reason: 'close-press',
    event: expect.any(Event),
  });
  expect(document.activeElement).toBe(partOf('color-input-trigger'));
});

test('the panel has a field of its own where it covers that of the page', async () => {
  await page.viewport(390, 700);
  mount(<ColorInput aria-label="Accent" defaultValue="#4080c0" defaultOpen />);
  const field = partOf('color-input-text');
  const inPanel = await vi.waitFor(() => partOf('color-picker-text'), 5000);
  expect(inPanel).toHaveProperty('value', '#4080c0');
  const type = async (text: string) => {
    await userEvent.fill(inPanel, text);
    await userEvent.keyboard('{Enter}');
  };
  await type('tomato');
  // Names of colors load.
  await vi.waitFor(() => expect(inPanel).toHaveProperty('value', '#ff6347'), 5000);
  expect(field).toHaveProperty('value', '#ff6347');
  await type('tomatoes');
  await vi.waitFor(() => expect(inPanel.ariaInvalid).toBe('true'));
  expect(field.ariaInvalid).toBe('true');
  await page.viewport(800, 700);
  await vi.waitFor(() => expect(inPanel.isConnected).toBe(false));
});
