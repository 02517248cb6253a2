import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
