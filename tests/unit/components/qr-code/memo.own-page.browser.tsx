import type * as Package from 'qrcode.react';
import { createElement, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { QrCode } from '#src/components/qr-code/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const draws = vi.hoisted(() => ({ count: 0 }));

vi.mock('qrcode.react', async (original) => {
  const { QRCodeSVG, ...rest } = await original<typeof Package>();
  const Counted = (props: ComponentProps<typeof QRCodeSVG>) => {
    draws.count += 1;
    return createElement(QRCodeSVG, props);
  };
  return { ...rest, QRCodeSVG: Counted };
});

watchPage();

const logo = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const code = (props: object = {}) => (
  <QrCode value={['https://tessera.example/', '4711']} logo={{ src: logo }} {...props} />
);

test('an unchanged value is not drawn again, although array and logo are new objects', () => {
  const { rerender } = mount(code());
  expect(draws.count).toBeGreaterThan(0);
  draws.count = 0;
  rerender(code());
  rerender(code({ id: 'ticket', showCapacity: true, status: 'active' }));
  expect(draws.count).toBe(0);
  rerender(code({ logo: { src: logo, size: 0.2 } }));
  expect(draws.count).toBeGreaterThan(0);
});
