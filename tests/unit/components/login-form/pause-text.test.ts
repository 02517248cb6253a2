import { expect, test } from 'vitest';
import { isMark, pauseText } from '#src/components/login-form/pause-text.ts';

test('is read out seldom', () => {
  const read = Array.from({ length: 900 }, (_, seconds) => seconds).filter(isMark);
  expect(read).toEqual([10, 30, 60, 300, 600]);
});

test.each([
  ['en', 1, 'in 1 second'],
  ['en', 119, 'in 119 seconds'],
  ['en', 120, 'in 2 minutes'],
  ['en', 121, 'in 3 minutes'],
  ['en', 7200, 'in 2 hours'],
  ['de', 30, 'in 30 Sekunden'],
  ['fr', 30, 'dans 30 secondes'],
  ['ja', 30, '30 秒後'],
])('says in "%s" when %i seconds are left', (locale, seconds, text) => {
  expect(pauseText(locale, seconds)).toBe(text);
});

test('counts as Arabic does', () => {
  const texts = [1, 2, 3, 11, 100].map((seconds) => pauseText('ar', seconds));
  expect(new Set(texts.map((text) => text.replaceAll(/\p{Nd}+/gu, '#'))).size).toBeGreaterThan(3);
});

test('speaks English where a language is unknown', () => {
  expect(pauseText('xx', 5)).toBe('in 5 seconds');
});
