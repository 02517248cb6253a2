import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  levelIn,
  mostOf,
  totalLength,
  codewordsOf,
  correctionOf,
  lengthsOf,
  modulesOf,
  qrLevels,
  versionFor,
  type QrUnit,
} from '#src/components/qr-code/capacity.ts';
import { utf8Length, wellFormed } from '#src/components/qr-code/payload-checks.ts';
import { encode } from './scan.ts';

const samples: Record<QrUnit, string> = { digits: '7', characters: 'A', bytes: 'a' };
const units = Object.keys(samples) as QrUnit[];
const versions = Array.from({ length: 40 }, (_, index) => index + 1);

/** Rows of a table in the encoder's source, one for each level. */
function encoderTable(name: string): number[][] {
  const source = readFileSync(fileURLToPath(import.meta.resolve('qrcode.react')), 'utf8');
  const [, table = ''] = new RegExp(`\\.${name} = \\[([\\s\\S]*?)\\n  \\];`).exec(source) ?? [];
  return [...table.matchAll(/\[-1,([^\]]*)\]/g)].map(([, row = '']) => row.split(',').map(Number));
}

test("matches the encoder's correction of all 40 versions at all 4 levels", () => {
  const sizes = encoderTable('ECC_CODEWORDS_PER_BLOCK');
  const counts = encoderTable('NUM_ERROR_CORRECTION_BLOCKS');
  expect([sizes.length, counts.length]).toEqual([4, 4]);
  const ours = qrLevels.map((level) => versions.map((version) => correctionOf(version, level)));
  expect(ours).toEqual(
    sizes.map((row, level) => row.map((size, at) => size * (counts[level]?.[at] ?? 0))),
  );
});

test.each([
  [1, 26],
  [6, 172],
  [7, 196],
  [13, 532],
  [14, 581],
  [32, 2465],
  [40, 3706],
])('version %i has %i codewords, as listed in ISO/IEC 18004', (version, codewords) => {
  expect(codewordsOf(version)).toBe(codewords);
});

describe('the capacity', () => {
  test.each([
    [1, 'L', 'digits', 41],
    [13, 'M', 'bytes', 331],
    [40, 'L', 'digits', 7089],
    [40, 'L', 'characters', 4296],
    [40, 'L', 'bytes', 2953],
    [40, 'H', 'bytes', 1273],
  ] as const)('of version %i at level %s in %s is %i', (version, level, unit, most) => {
    expect(mostOf(version, level, unit)).toBe(most);
  });

  test('is where the encoder switches to the next version', () => {
    for (const version of [1, 9, 26]) {
      for (const level of qrLevels) {
        for (const unit of units) {
          const most = samples[unit].repeat(mostOf(version, level, unit));
          expect(encode(most, level).length).toBe(modulesOf(version));
          expect(encode(most + samples[unit], level).length).toBe(modulesOf(version + 1));
        }
      }
    }
  });

  test('is where the encoder rejects a longer value at version 40', () => {
    for (const level of qrLevels) {
      const most = 'a'.repeat(mostOf(40, level, 'bytes'));
      expect(versionFor(lengthsOf([most]), level)).toBe(40);
      expect(versionFor(lengthsOf([`${most}a`]), level)).toBeNull();
      expect(() => encode(`${most}a`, level)).toThrow('Data too long');
    }
  });
});

test('finds the version of every length as the encoder does', () => {
  for (const [parts, level] of [
    [['HELLO WORLD'], 'Q'],
    [['https://tessera.example/', '0123456789'.repeat(9)], 'M'],
    [['ABC', 'déjà vu', '42', ''], 'H'],
    [['😀'.repeat(40)], 'L'],
  ] as const) {
    const version = versionFor(lengthsOf(parts), level);
    expect(modulesOf(version ?? 0)).toBe(encode([...parts], level).length);
  }
});

test('starts at the minimum version', () => {
  expect(versionFor(lengthsOf(['a']), 'L', 7)).toBe(7);
});

test('counts what the encoder packs', () => {
  expect(lengthsOf(['0123', 'AB-C:/', 'ab', 'é', '', 'ß1'])).toEqual([
    { unit: 'digits', used: 4 },
    { unit: 'characters', used: 6 },
    { unit: 'bytes', used: 2 },
    { unit: 'bytes', used: 2 },
    { unit: 'bytes', used: 3 },
  ]);
  expect(totalLength(lengthsOf(['0123']))).toEqual({ unit: 'digits', used: 4 });
  expect(totalLength(lengthsOf(['abc', '012']))).toEqual({ unit: 'bytes', used: 5 });
});

test('raises the level as far as the version has room', () => {
  const lengths = lengthsOf(['a'.repeat(7)]);
  expect(levelIn(1, lengths, 'L')).toBe('H');
  expect(levelIn(1, lengthsOf(['a'.repeat(8)]), 'L')).toBe('Q');
  expect(levelIn(1, lengthsOf(['a'.repeat(17)]), 'L')).toBe('L');
});

test.each([0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff])(
  'the length of U+%s matches the encoder',
  (code) => {
    const text = `a${String.fromCodePoint(code)}b`;
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  },
);

test('half a surrogate pair counts as the character that replaces it', () => {
  expect(utf8Length('\ud83d')).toBe(3);
  expect(utf8Length(wellFormed('\ud83d'))).toBe(3);
});
