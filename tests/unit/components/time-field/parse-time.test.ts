import { describe, expect, test } from 'vitest';
import { read } from './parse-time-support';

describe('numbers', () => {
  test.each([
    ['9', '09:00'],
    ['0930', '09:30'],
    ['213015', '21:30:15'],
    ['9.30', '09:30'],
    ['9-30', '09:30'],
    ['9∶30', '09:30'],
    ['9h30', '09:30'],
    ['21:30:15', '21:30:15'],
    ['21:30:15.250', '21:30:15'],
    ['2026-04-03T09:30', '09:30'],
    ['24:00', '00:00'],
    ['0', '00:00'],
    ['٩:٣٠', '09:30'],
    ['２１：３０', '21:30'],
    ['\u200f9:30\u200e', '09:30'],
    ['', 'empty'],
  ])('%s is %s', (text, time) => {
    expect(read(text, 'de')).toBe(time);
  });
});

describe('halves of the day', () => {
  test.each([
    ['9pm', '21:00'],
    ['9p', '21:00'],
    ['9:30pm', '21:30'],
    ['9:30 p. m.', '21:30'],
    ['PM 9:30', '21:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['21:30 pm', '21:30'],
    ['8 in the evening', '20:00'],
    ['13 am', 'not-understood'],
    ['9 am pm', 'not-understood'],
  ])('%s is %s', (text, time) => {
    expect(read(text, 'en-US')).toBe(time);
  });
});

describe('words', () => {
  test.each([
    ['en', 'nine', '09:00'],
    ['en', 'nine thirty', '09:30'],
    ['en', 'nine o’clock', '09:00'],
    ['en', 'half past nine', '09:30'],
    ['en', 'half nine', '09:30'],
    ['en', 'quarter past 9', '09:15'],
    ['en', '10 past 9', '09:10'],
    ['en', '5 minutes to 12', '11:55'],
    ['en', 'quarter to 1 pm', '12:45'],
    ['en', 'quarter to midnight', '23:45'],
    ['de', 'fünf nach halb zehn', '09:35'],
    ['de', 'dreiviertel zehn', '09:45'],
    ['fr', '10 heures moins le quart', '09:45'],
    ['pt-BR', 'dez para as nove', '08:50'],
    ['pl', 'za pięć dziesiąta', '09:55'],
    ['tr', '9’a 10 var', '08:50'],
    ['he', 'רבע לעשר', '09:45'],
    ['ar', 'العاشرة إلا ربعا', '09:45'],
    ['hi', 'साढ़े ९ बजे', '09:30'],
    ['ja', '9時15分前', '08:45'],
    ['ja', '午後一時五分まえ', '12:55'],
    ['ja', '9時間15分前', '05:05'],
    ['ko', '9시 15분 전', '08:45'],
    ['zh-Hans', '9点15分前', 'not-understood'],
    ['zh-Hans', '九点一刻', '09:15'],
  ])('in %s, %s is %s', (locale, text, time) => {
    expect(read(text, locale)).toBe(time);
  });

  test.each(['午後9時半', '晚上9点半', '21 Uhr 30', '오후 9시 반'])(
    '%s is read in every locale',
    (text) => {
      const locales = ['en', 'fr', 'pl', 'zh-Hans', 'ja', 'ko'];
      const times = locales.map((locale) => read(text.replace('晚上', '下午'), locale));
      expect(new Set(times)).toEqual(new Set(['21:30']));
    },
  );

  test('English words are read in every language', () => {
    for (const locale of ['de', 'ar', 'ja', 'pl', 'fi']) {
      expect(read('half past nine', locale)).toBe('09:30');
      expect(read('noon', locale)).toBe('12:00');
    }
  });
});

describe('relative to now', () => {
  test.each([
    ['en', 'now', '14:20'],
    ['en', '+2h', '16:20'],
    ['en', '+1h30', '15:50'],
    ['en', '+1.5h', '15:50'],
    ['en', 'now + 2h', '16:20'],
    ['en', 'half an hour ago', '13:50'],
    ['en', '+10h', '00:20'],
    ['en', '-15h', '23:20'],
    ['de', 'vor 2 Stunden', '12:20'],
    ['ar', 'بعد ساعتين', '16:20'],
    ['en', '+2', 'not-understood'],
    ['en', '+-2h', 'not-understood'],
  ])('in %s, %s is %s', (locale, text, time) => {
    expect(read(text, locale)).toBe(time);
  });
});

describe('a clock of twelve hours', () => {
  const office = (time: string) => time >= '09:00' && time <= '17:00';

  test.each([
    ['3', '15:00'],
    ['3:30', '15:30'],
    ['10', '10:00'],
    ['03:00', '03:00'],
    ['3am', '03:00'],
    ['12', '12:00'],
  ])('%s is %s between 9 AM and 5 PM', (text, time) => {
    expect(read(text, 'en-US', { isAllowed: office })).toBe(time);
    expect(read(text, 'de', { isAllowed: office, hourCycle: 'h12' })).toBe(time);
  });

  test('a clock of 24 hours never means the afternoon', () => {
    expect(read('3', 'de', { isAllowed: office })).toBe('03:00');
    expect(read('3', 'en-US', { isAllowed: office, hourCycle: 'h23' })).toBe('03:00');
  });
});

describe('what is no time', () => {
  test.each([
    ['25:00', 'no-such-hour'],
    ['9:75', 'no-such-minute'],
    ['9:30:75', 'not-understood'],
    ['tea', 'not-understood'],
    ['9:30 - 10:30', 'not-understood'],
    ['9:30–10:30', 'not-understood'],
    ['9 - 10', 'not-understood'],
    ['9am-5pm', 'not-understood'],
    ['9:30, 10:30', 'not-understood'],
    ['9:30 to 10:30', 'not-understood'],
    ['9:30 10:30', 'not-understood'],
    ['14h-16h', 'not-understood'],
    ['noon 9 midnight', 'not-understood'],
    ['2026 noon', 'not-understood'],
    ['?', 'not-understood'],
    ['9'.repeat(200), 'not-understood'],
  ])('%s is %s', (text, code) => {
    expect(read(text, 'en')).toBe(code);
  });
});
