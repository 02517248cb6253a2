import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode, type QrCodeProps } from '#src/components/qr-code/index.ts';
import { encode, matrixOf } from './scan.ts';

// Behavior of the package itself that ours does not pass on.

const value = 'https://tessera.example/r/4711';
const ours = (props?: Partial<QrCodeProps>) =>
  renderToStaticMarkup(<QrCode value={value} {...props} />);

/** Column of the first dark module: the quiet zone. */
const quietZone = (markup: string) => Number(/ d="M(\d+)[ ,]\d+ ?h7/.exec(markup)?.[1]);

test('draws no quiet zone: ours is 4 modules wide, and a given one is kept', () => {
  expect(quietZone(renderToStaticMarkup(<QRCodeSVG value={value} />))).toBe(0);
  expect(quietZone(ours())).toBe(4);
  expect(quietZone(ours({ quietZone: 6, size: 205 }))).toBe(6);
});

test('corrects at level L, even under a logo: ours at M, and at H under one', () => {
  const text = 'x'.repeat(50);
  expect(encode(text, 'L').length).toBeLessThan(encode(text, 'M').length);
  expect(matrixOf(ours({ value: text }))).toEqual(encode(text, 'M'));
  const logo = matrixOf(ours({ value: text, logo: '/logo.svg' }));
  expect(logo.length).toBe(encode(text, 'H').length);
});

test('throws in render if a value is too long: ours keeps the space and shows the text', () => {
  const text = 'a'.repeat(2954);
  expect(() => renderToStaticMarkup(<QRCodeSVG value={text} />)).toThrow('Data too long');
  expect(ours({ value: text })).toMatch(/data-status="tooLong".* role="group".*aaa/);
});

test('throws on half a surrogate pair: ours renders it', () => {
  expect(() => renderToStaticMarkup(<QRCodeSVG value={'\ud83d'} />)).toThrow('URI malformed');
  expect(ours({ value: '\ud83d' })).toContain('role="img"');
});

test('draws a code of an empty value: ours does not', () => {
  expect(renderToStaticMarkup(<QRCodeSVG value="" />)).toContain('role="img"');
  for (const nothing of ['', [], ['', '']]) {
    expect(ours({ value: nothing })).toContain('data-status="empty"');
    expect(ours({ value: nothing })).not.toContain('role="img"');
  }
});

test('has no name and a role that props remove: ours has a name and keeps its role', () => {
  const bare = renderToStaticMarkup(<QRCodeSVG value={value} role="presentation" />);
  expect(bare).toContain('role="presentation"');
  expect(bare).not.toMatch(/aria-label|<title/);
  for (const props of [{ role: 'presentation' }, { 'aria-label': '' }, { 'aria-labelledby': '' }]) {
    expect(ours(props)).toMatch(
      /<svg [^>]*role="img"[^>]*aria-label="QR code for https:\/\/tessera\.example\/r\/4711"/,
    );
  }
});

test('renders nothing on a server as a canvas: ours is SVG', () => {
  expect(matrixOf(ours())).toEqual(encode(value, 'M'));
});
