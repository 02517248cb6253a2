import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QrCodeProps } from '#src/components/qr-code/index.ts';
import { usableProps } from '#src/components/qr-code/qr-code-props.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  forgetProblems();
  vi.spyOn(console, 'error').mockImplementation((text: string) => void messages.push(text));
});
afterEach(() => vi.restoreAllMocks());

test('the default props make a code that scans', () => {
  expect(usableProps({ value: 'a' })).toEqual({
    value: 'a',
    size: 192,
    quietZone: 4,
    level: 'M',
    minVersion: 1,
    logo: undefined,
    text: undefined,
    status: 'active',
    downloads: undefined,
    printSize: undefined,
  });
  expect(messages).toEqual([]);
});

test('a logo raises level and minimum version, unless they are given', () => {
  expect(usableProps({ value: 'a', logo: '/logo.svg' })).toMatchObject({
    level: 'H',
    minVersion: 3,
    logo: { src: '/logo.svg', size: 0.27, aspect: 1 },
  });
  expect(usableProps({ value: 'a', logo: '/logo.svg', level: 'Q', minVersion: 1 })).toMatchObject({
    level: 'Q',
    minVersion: 1,
  });
});

test.each<readonly [prop: string, props: object]>([
  ['value', { value: 4711 }],
  ['value', { value: ['a', null] }],
  ['size', { size: 0 }],
  ['quietZone', { quietZone: -1 }],
  ['quietZone', { quietZone: 2.5 }],
  ['level', { level: 'X' }],
  ['minVersion', { minVersion: 41 }],
  ['minVersion', { minVersion: 1.5 }],
  ['logo.size', { logo: { src: '/logo.svg', size: 0.5 } }],
  ['text', { text: 4711 }],
  ['status', { status: 'over' }],
  ['printSize', { printSize: -30 }],
  ['downloads', { downloads: ['svg', 'pdf'] }],
  ['downloads', { downloads: ['svg', 'svg'] }],
  ['downloads', { downloads: 'svg' }],
  ['value', { value: 4711n }],
  ['logo.aspect', { logo: { src: '/logo.svg', aspect: 0 } }],
])('an invalid `%s` is a development error and falls back to its default', (prop, props) => {
  const { logo, ...used } = usableProps({ value: 'a', ...props } as QrCodeProps);
  const given = 'logo' in props;
  const { logo: usual, ...defaults } = usableProps({
    value: prop === 'value' ? '' : 'a',
    logo: given ? '/logo.svg' : undefined,
  });
  expect(used).toEqual(defaults);
  expect(logo).toEqual(usual);
  expect(messages).toEqual([expect.stringContaining(`Tessera QrCode: \`${prop}\` is `)]);
});

test('a missing value is empty', () => {
  expect(usableProps({} as QrCodeProps).value).toBe('');
  expect(messages).toEqual([]);
});
