import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  begunOption,
  groupByPeriod,
  nearestOption,
  optionForKey,
  optionsOfPresets,
  timesOfList,
} from '#src/components/time-field/time-list.ts';
import { usableTimeLimits } from '#src/components/time-field/time-rules.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

beforeEach(forgetProblems);

const limitsOf = (min?: string, max?: string, step?: number) =>
  usableTimeLimits('TimeField', { min, max, step, granularity: 'minute' });
const times = (min?: string, max?: string, step?: number) =>
  timesOfList(limitsOf(min, max, step), step !== undefined, false).map(({ time }) => time);

describe('timesOfList', () => {
  test('has every half hour', () => {
    expect(times()).toHaveLength(48);
    expect(times().slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
    expect(times().at(-1)).toBe('23:30');
  });

  test('has every step between the limits, both included', () => {
    expect(times('09:00', '10:00', 15)).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
    expect(times('09:05', '09:40', 15)).toEqual(['09:05', '09:20', '09:35']);
  });

  test('starts at a full half hour without a step', () => {
    expect(times('09:10', '10:40')).toEqual(['09:30', '10:00', '10:30']);
    expect(times('22:45')).toEqual(['23:00', '23:30']);
    expect(times(undefined, '01:00')).toEqual(['00:00', '00:30', '01:00']);
  });

  test('continues after midnight', () => {
    expect(times('23:00', '00:30')).toEqual(['23:00', '23:30', '00:00', '00:30']);
    expect(times('23:30', '00:10', 20)).toEqual(['23:30', '23:50', '00:10']);
  });

  test('has at most 288 times, which are steps', () => {
    expect(times(undefined, undefined, 1)).toHaveLength(288);
    expect(times(undefined, undefined, 2).slice(0, 3)).toEqual(['00:00', '00:06', '00:12']);
  });

  test('has full hours where the field has no minutes', () => {
    const limits = usableTimeLimits('TimeField', {
      min: undefined,
      max: undefined,
      step: undefined,
      granularity: 'hour',
    });
    expect(timesOfList(limits, false, false)).toHaveLength(24);
  });
});

describe('optionsOfPresets', () => {
  test('marks those that are not allowed', () => {
    const presets = [
      { label: 'Dinner', time: '19:30' },
      { label: 'Late', time: '23:00' },
    ];
    expect(optionsOfPresets(presets, limitsOf(undefined, '22:00'), true)).toEqual([
      { label: 'Dinner', time: '19:30:00', disabled: false },
      { label: 'Late', time: '23:00:00', disabled: true },
    ]);
  });

  test('leaves out a time that does not exist, with an error', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(optionsOfPresets([{ label: 'Late', time: '25:00' }], limitsOf(), false)).toEqual([]);
    expect(error.mock.lastCall?.[0]).toContain('contains "Late", whose time is "25:00"');
  });
});

test('nearestOption is the time itself, or the first after it, also after midnight', () => {
  const options = timesOfList(limitsOf('20:00', '23:00'), false, false);
  expect(nearestOption(options, '21:00')).toBe(2);
  expect(nearestOption(options, '21:01')).toBe(3);
  expect(nearestOption(options, '23:30')).toBe(0);
  expect(nearestOption([], '09:00')).toBe(-1);
});

describe('begunOption', () => {
  const at = (now: string | null, min?: string, max?: string, step?: number) => {
    const options = timesOfList(limitsOf(min, max, step), step !== undefined, false);
    return options[begunOption(options, now)]?.time;
  };

  test('is the time that has begun, until the next one', () => {
    expect(at('14:20')).toBe('14:00');
    expect(at('14:30')).toBe('14:30');
    expect(at('00:00')).toBe('00:00');
    expect(at('23:59')).toBe('23:30');
    expect(at('14:20', '13:00', '18:00', 15)).toBe('14:15');
  });

  test('is none outside of the list, or without a current time', () => {
    expect(at('08:59', '09:00', '17:00')).toBeUndefined();
    expect(at('17:40', '09:00', '17:00')).toBeUndefined();
    expect(at(null)).toBeUndefined();
    expect(begunOption([], '12:00')).toBe(-1);
  });

  test('is found after midnight', () => {
    expect(at('00:10', '23:00', '01:00')).toBe('00:00');
    expect(at('23:40', '23:00', '01:00')).toBe('23:30');
  });
});

describe('optionForKey', () => {
  const full = [6, 6, 6, 6, 6, 6, 6, 6];
  const short = [6, 6, 6, 3];

  test('moves by rows and by options', () => {
    expect(optionForKey('ArrowDown', 7, full)).toBe(13);
    expect(optionForKey('ArrowUp', 7, full)).toBe(1);
    expect(optionForKey('ArrowRight', 7, full)).toBe(8);
    expect(optionForKey('ArrowLeft', 7, full)).toBe(6);
    expect(optionForKey('Home', 7, full)).toBeUndefined();
  });

  test('is mirrored in right-to-left text', () => {
    expect(optionForKey('ArrowRight', 7, full, true)).toBe(6);
    expect(optionForKey('ArrowLeft', 7, full, true)).toBe(8);
    expect(optionForKey('ArrowDown', 7, full, true)).toBe(13);
  });

  test('a column is circular, also where the last row is short', () => {
    expect(optionForKey('ArrowDown', 45, full)).toBe(3);
    expect(optionForKey('ArrowUp', 3, full)).toBe(45);
    expect(optionForKey('ArrowDown', 17, short)).toBe(5);
    expect(optionForKey('ArrowUp', 5, short)).toBe(17);
    expect(optionForKey('ArrowUp', 2, short)).toBe(20);
  });

  test('a column continues in the next group, past a row that is too short', () => {
    expect(optionForKey('ArrowDown', 5, [6, 2, 6])).toBe(13);
    expect(optionForKey('ArrowDown', 1, [6, 2, 6])).toBe(7);
    expect(optionForKey('ArrowUp', 13, [6, 2, 6])).toBe(5);
  });

  test('one column is a circle', () => {
    expect(optionForKey('ArrowDown', 3, [1, 1, 1, 1])).toBe(0);
    expect(optionForKey('ArrowUp', 0, [1, 1, 1, 1])).toBe(3);
  });
});

test('groupByPeriod starts a group where the half of the day changes, also at midnight', () => {
  const options = timesOfList(limitsOf('22:30', '00:30'), false, false);
  const groups = groupByPeriod(options, (time) => (time < '12:00' ? 'AM' : 'PM'));
  expect(groups.map(({ period, options: times }) => [period, times.length])).toEqual([
    ['PM', 3],
    ['AM', 2],
  ]);
});
