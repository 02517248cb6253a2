import { expect, test } from 'vitest';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { catchErrors, mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const fail = () => {
  throw new Error('from the application');
};

test.each([
  ['ColorPicker', <ColorPicker key="picker" onValueChange={fail} onValueCommit={fail} />],
  [
    'ColorInput',
    <ColorInput
      aria-label="Color"
      key="input"
      defaultOpen
      onValueChange={fail}
      onValueCommit={fail}
    />,
  ],
])('a handler that throws during a drag does not empty the page: %s', async (_, widget) => {
  const errors = catchErrors();
  mount(widget);
  await expect.poll(() => document.querySelector('[data-slot="color-picker-area"]')).not.toBeNull();
  await settle();
  const area = partOf('color-picker-area');
  const { left, top } = area.getBoundingClientRect();
  const place = {
    clientX: left + 9,
    clientY: top + 9,
    pointerId: 1,
    isPrimary: true,
    bubbles: true,
  };
  area.dispatchEvent(new PointerEvent('pointerdown', { ...place, button: 0, buttons: 1 }));
  area.dispatchEvent(new PointerEvent('pointerup', place));
  await settle();
  expect(area.isConnected).toBe(true);
  expect(errors).toEqual(['from the application', 'from the application']);
});
