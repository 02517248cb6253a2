import { expect, test } from 'vitest';
import { readColor } from '#src/components/qr-code/check-scannability.ts';
import { logoRoom } from '#src/components/qr-code/geometry.ts';
import { checkScannability, type ScanSubject } from '#src/components/qr-code/index.ts';

const good: ScanSubject = { version: 3, level: 'M', size: 192, quietZone: 4 };

const broken = (subject: Partial<ScanSubject>) => {
  const { ok, findings } = checkScannability({ ...good, ...subject });
  const rules = findings.filter(({ pass }) => !pass).map(({ rule }) => rule);
  expect(ok).toBe(rules.length === 0);
  return rules;
};

test('the default passes every rule', () => {
  expect(checkScannability(good)).toEqual({
    ok: true,
    findings: [
      { rule: 'quietZone', pass: true, found: 4, asked: 4 },
      { rule: 'polarity', pass: true, found: 100, asked: 0 },
      { rule: 'contrast', pass: true, found: 100, asked: 40 },
      { rule: 'moduleSize', pass: true, found: 5, asked: 3 },
    ],
  });
});

test.each<readonly [string, Partial<ScanSubject>, string[]]>([
  ['a narrow quiet zone', { quietZone: 3 }, ['quietZone']],
  ['light on dark', { color: '#ffffff', background: '#000000' }, ['polarity']],
  ['white on light gray', { color: '#fff', background: '#ddd' }, ['polarity', 'contrast']],
  ['gray on white', { color: 'rgb(170, 170, 170)' }, []],
  ['light gray on white', { color: '#cccccc' }, ['contrast']],
  ['a translucent color', { color: '#0000004d' }, []],
  ['an almost transparent color', { color: '#00000030' }, ['contrast']],
  ['a translucent background', { background: '#ffffff80' }, ['contrast']],
  ['no ground', { background: '#ffffff00' }, ['polarity', 'contrast']],
  ['an invalid color', { color: 'dark' }, ['polarity', 'contrast']],
  ['modules of two pixels', { size: 74 }, ['moduleSize']],
  ['a stamp on paper', { printSize: 12 }, ['printSize']],
  ['a card on paper', { printSize: 14 }, []],
  ['a small logo at H', { level: 'H', logo: logoRoom(29, 0.27, 1) }, []],
  ['the same logo at L', { level: 'L', logo: logoRoom(29, 0.27, 1) }, ['logo']],
  [
    'a logo up to the finder patterns',
    { level: 'H', version: 20, size: 400, logo: { columns: 83, rows: 3 } },
    ['logo'],
  ],
])('%s', (_, subject, rules) => {
  expect(broken(subject)).toEqual(rules);
});

test('every size of logo that the widget accepts passes its rule at level H from version 3 on', () => {
  for (let version = 3; version <= 40; version += 1) {
    const logo = logoRoom(version * 4 + 17, 0.27, 1);
    expect(broken({ version, level: 'H', size: 800, logo })).toEqual([]);
  }
});

test.each([
  ['#000', [0, 0, 0, 1]],
  ['#f80c', [255, 136, 0, 0.8]],
  ['#FF8800', [255, 136, 0, 1]],
  ['#ff880080', [255, 136, 0, 128 / 255]],
  ['rgb(1 2 3 / 0.5)', [1, 2, 3, 0.5]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['#12', null],
  ['rgb(1, 2)', null],
  ['hsl(0 0% 0%)', null],
])('reads the color %s', (css, channels) => {
  const [r = 0, g = 0, b = 0, a] = channels ?? [];
  expect(readColor(css)).toEqual(channels && { r: r / 255, g: g / 255, b: b / 255, a });
});
