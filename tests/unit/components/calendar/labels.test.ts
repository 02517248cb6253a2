import { describe, expect, test } from 'vitest';
import { calendarLabels, type CalendarLabels } from '#src/components/calendar/labels.ts';

const languages = Object.keys(calendarLabels.load) as Array<keyof typeof calendarLabels.load>;

const counted = ['rangeTooShort', 'rangeTooLong'] as const;

describe.each(languages)('the words in "%s"', (language) => {
  async function load(): Promise<CalendarLabels> {
    return (await calendarLabels.load[language]()).labels;
  }

  test('are as many as the English ones, none of them empty', async () => {
    const labels = await load();
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(calendarLabels.en).toSorted());
    for (const word of Object.values(labels)) {
      if (typeof word === 'string') expect(word.trim() || word).not.toBe('');
    }
  });

  test('are not left in English', async () => {
    const labels = await load();
    for (const key of ['calendar', 'previousMonth', 'nextMonth', 'unavailable'] as const) {
      expect(labels[key]).not.toBe(calendarLabels.en[key]);
    }
  });

  test('hold what is put into them', async () => {
    const labels = await load();
    expect(labels.week('17')).toContain('17');
    expect(labels.quarter('3')).toContain('3');
    expect(labels.tooEarly('FIRST')).toContain('FIRST');
    expect(labels.tooLate('LAST')).toContain('LAST');
    expect(labels.rangeBegun('DAY')).toContain('DAY');
    expect(labels.rangePicked('RANGE', '11', 'many')).toContain('RANGE');
    expect(labels.repeated('3', 'WORD')).toContain('WORD');
    for (const key of counted) expect(labels[key]('11', 'many')).toContain('11');
  });
});

test('one day and several days are told apart in English, German and French', async () => {
  const all = [
    calendarLabels.en,
    (await calendarLabels.load.de()).labels,
    (await calendarLabels.load.fr()).labels,
  ];
  for (const labels of all) {
    expect(labels.rangeTooLong('1', 'one')).not.toBe(labels.rangeTooLong('1', 'other'));
  }
});

test.each([
  ['en', /\bday\b/],
  ['de', /Tag/],
  ['fr', /jour|\ble\b/],
  ['ar', /يوم/],
  ['ja', /日/],
] as const)(
  'a limit in "%s" may be a month or a year, and is not called a day',
  async (tag, day) => {
    const labels = tag === 'en' ? calendarLabels.en : (await calendarLabels.load[tag]()).labels;
    expect(labels.tooEarly('FIRST')).not.toMatch(day);
    expect(labels.tooLate('LAST')).not.toMatch(day);
  },
);
