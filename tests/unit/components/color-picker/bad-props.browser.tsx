import { expect, test, vi } from 'vitest';
import { ColorPicker } from '#src/components/color-picker/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

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
