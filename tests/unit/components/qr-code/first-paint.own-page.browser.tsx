import { expect, test } from 'vitest';
import { QrCode } from '#src/components/qr-code/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const background = () => getComputedStyle(partOf('qr-code-image')).backgroundColor;

test('a code has its background before any tool has loaded, and without one its default again', () => {
  const { rerender } = mount(<QrCode value="A" background="rgb(255, 250, 200)" printSize={40} />);
  expect(background()).toBe('rgb(255, 250, 200)');
  expect(partOf('qr-code').style.getPropertyValue('--qr-code-print-size')).toBe('40mm');
  rerender(<QrCode value="A" />);
  expect(background()).not.toBe('rgb(255, 250, 200)');
  expect(partOf('qr-code').style.getPropertyValue('--qr-code-print-size')).toBe('');
});
