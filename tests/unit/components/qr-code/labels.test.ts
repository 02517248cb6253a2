import { expect, test } from 'vitest';
import { qrCodeLabels, qrCodeToolLabels } from '#src/components/qr-code/index.ts';
import { pluralOf } from '#src/internals/intl.ts';

const languages = ['de', 'fr', 'ar', 'ja'] as const;

test.each(languages)('every word is there in the language "%s"', async (language) => {
  for (const catalogue of [qrCodeLabels, qrCodeToolLabels]) {
    const { labels } = await catalogue.load[language]();
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(catalogue.en).toSorted());
  }
});

test('amounts take the form that their number asks for', async () => {
  const say = async (language: 'en' | (typeof languages)[number], count: number) => {
    const { load, en } = qrCodeToolLabels;
    const { labels } = language === 'en' ? { labels: en } : await load[language]();
    return labels.amount(String(count), 'bytes', pluralOf(language, count));
  };
  expect(await say('en', 1)).toBe('1 byte');
  expect(await say('en', 2)).toBe('2 bytes');
  expect(await say('de', 1)).toBe('1 Byte');
  expect(await say('fr', 2)).toBe('2 octets');
  expect(await say('ja', 3)).toBe('3バイト');
  const arabic = await Promise.all([1, 2, 3, 11, 100].map((count) => say('ar', count)));
  expect(arabic).toEqual(['بايت واحد', 'بايتان', '3 بايتات', '11 بايتًا', '100 بايت']);
});
