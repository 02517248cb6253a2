import { expect, test, vi } from 'vitest';
import { ColorPicker, ColorInput } from '#src/components/color-picker/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage, catchErrors, settle } from '#tests/support/render.tsx';

const messages = watchPage();

test.each(['__proto__', 'toString', 'cmyk', 7])(
  'reports the format %s and returns colors as hex, with every tool',
  async (format) => {
    forgetProblems();
    const props: object = { format, formats: ['rgb', format] };
    const changed = vi.fn();
    mount(
      <ColorPicker
        defaultValue="#4080c0"
        showChannels
        contrastWith="white"
        swatches={[{ value: '#ff0000', label: 'Red' }]}
        onValueChange={changed}
        {...props}
      />,
    );
    await vi.waitFor(() => expect(partOf('color-picker-format').textContent).toBe('RGBHex'));
    partOf('color-picker-swatch').click();
    expect(changed).toHaveBeenCalledExactlyOnceWith('#ff0000', expect.anything());
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Tessera ColorPicker: `format` is /);
    messages.length = 0;
  },
);

test('ignores swatches that are not colors', async () => {
  mount(<ColorPicker defaultValue="#e0662f" swatches={[{ value: 'nonsense', label: 'None' }]} />);
  partOf('color-picker-swatch').click();
  expect(partOf('color-picker-text')).toHaveProperty('value', '#e0662f');
});

test('renders even if data has numbers for strings, and unknown notations', async () => {
  const untyped = {
    contrastWith: 7,
    formats: ['hex', null, 'cmyk', 'rgb'],
    swatches: [{ value: 7, label: 'None' }, {}],
  };
  mount(<ColorPicker defaultValue="#e0662f" {...(untyped as object)} />);
  await vi.waitFor(() => expect(partOf('color-picker-ratio').textContent).toBe('–'));
  expect(partOf('color-picker-format').textContent).toBe('HexRGB');
  expect(partOf('color-picker-text')).toHaveProperty('value', '#e0662f');
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatch(/^Tessera ColorPicker: `contrastWith` is 7/);
  messages.length = 0;
});

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
