import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { mostOf } from '#src/components/qr-code/capacity.ts';
import { modulesOf, qrLevels } from '#src/components/qr-code/capacity.ts';
import { QrCode } from '#src/components/qr-code/index.ts';
import { stepOf } from '#tests/support/fuzz.ts';
import { matrixOf, scan, type Matrix } from './scan.ts';

const words = 'All work and no play makes Jack a dull boy; ';

const draw = (value: string | string[], props?: object): Matrix =>
  matrixOf(renderToStaticMarkup(<QrCode value={value} text={null} copyable={false} {...props} />));

describe.each(qrLevels)('at level %s', (level) => {
  test('every third version scans, nightly every one', async () => {
    for (let version = 1; version <= 40; version += stepOf(3)) {
      const most = mostOf(version, level, 'bytes');
      const value = words.repeat(70).slice(version, version + most);
      const matrix = draw(value, { level });
      expect(matrix.length).toBe(modulesOf(version));
      expect((await scan(matrix))?.text).toBe(value);
    }
  });
});

test.each(['مرحبًا بالعالم', '👩‍👩‍👧‍👦 🇺🇳', '漢字カタカナ'])(
  'the text "%s" is decoded unchanged',
  async (value) => {
    expect((await scan(draw(value)))?.text).toBe(value);
  },
);

test('an array is decoded as one text, each part in its own mode', async () => {
  const parts = ['https://tessera.example/', '12345678901234567890'];
  const [joined, apart] = [draw(parts.join('')), draw(parts)];
  expect((await scan(apart))?.text).toBe(parts.join(''));
  expect(apart.length).toBeLessThan(joined.length);
});

test('half a surrogate pair becomes U+FFFD and does not throw', async () => {
  expect((await scan(draw('a\ud83d b')))?.text).toBe('a\ufffd b');
});

test('a code with a logo scans although the logo hides its center', async () => {
  for (const [version, value] of [
    [3, 'short'],
    [8, words.repeat(2)],
    [20, words.repeat(8)],
  ] as const) {
    const matrix = draw(value, { logo: { src: '/logo.svg', size: 0.3 }, minVersion: version });
    const hole = draw(value, { level: 'H', minVersion: version });
    expect(matrix).not.toEqual(hole);
    expect((await scan(matrix))?.text).toBe(value);
  }
});
