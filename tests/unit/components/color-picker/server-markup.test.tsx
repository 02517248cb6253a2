import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ColorInput, ColorPicker } from '#src/components/color-picker/index.ts';

describe('Server markup', () => {
  test('contains thumbs and colors', () => {
    const markup = renderToString(<ColorPicker defaultValue="#0080ff" alpha />);
    expect(markup).toContain('x="100%" y="0%"');
    expect(markup).toContain('fill="#0080ff"');
    expect(markup).toMatch(/data-slot="color-picker-hue"[^>]*value="210"/);
  });

  test.each(['tomato', 'color(display-p3 1 0 0)'])(
    'contains %s unchanged, which only a browser can parse',
    (value) => {
      const markup = renderToString(<ColorInput aria-label="Accent" defaultValue={value} />);
      expect(markup).toContain(`color="${value}"`);
      expect(markup).toContain(`value="${value}"`);
    },
  );
});
