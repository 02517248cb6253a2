import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { paintedColor } from '#src/components/qr-code/check-scannability.ts';
import {
  preloadQrCodeTools,
  QrCode,
  vcardPayload,
  wifiPayload,
} from '#src/components/qr-code/index.ts';

// Test DOMs lack parts of a browser: a `TextEncoder`, `CSS.supports`, a canvas.
afterEach(() => vi.unstubAllGlobals());

test('a code renders, and payloads are created, without a TextEncoder', async () => {
  vi.stubGlobal('TextEncoder', undefined);
  await preloadQrCodeTools();
  expect(renderToStaticMarkup(<QrCode value="Grüße" />)).toContain('<svg');
  expect(wifiPayload({ ssid: 'Gäste', password: 'open sesame' })).toContain('S:Gäste');
  expect(vcardPayload({ given: 'Ada', family: 'Lovelace' })).toContain('Ada');
});

test.each([
  ['no CSS object', undefined],
  ['a CSS object without supports', {}],
])('a color is unchanged where there is %s', (_, css) => {
  vi.stubGlobal('CSS', css);
  expect(paintedColor('tomato')).toBe('tomato');
});

test('a color is unchanged where the canvas draws nothing', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(paintedColor('tomato')).toBe('tomato');
});
