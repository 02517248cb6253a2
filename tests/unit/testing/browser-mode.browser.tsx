import { userEvent as simulated } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ColorInput,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  MultipleCountrySelect,
  Pagination,
  PeriodCalendar,
  Rating,
  SanitizedHtml,
  TagInput,
} from '#src/index.ts';
import {
  addTags,
  chooseCountries,
  chooseCountry,
  cleanHtmlOf,
  goToPage,
  pickColor,
  pickDate,
  pickPeriod,
  pickRange,
  rate,
  readTags,
  removeTag,
  setTimeLimit,
  type TestUser,
} from '#src/testing/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();
setTimeLimit(20_000);

const today = '2026-04-03';

// Vitest's browser mode presses keys of the browser itself; Storybook has the user of user-event.
test.each<[name: string, user: TestUser]>([
  ['Vitest’s browser mode', userEvent],
  ['a play function', simulated.setup()],
])('the functions drive the widgets in %s', async (_name, user) => {
  const changed = vi.fn();
  const last = () => changed.mock.lastCall?.[0] as unknown;
  mount(
    <>
      <DatePicker aria-label="Arrival" today={today} onValueChange={changed} />
      <DateRangePicker aria-label="Stay" today={today} onValueChange={changed} />
      <PeriodCalendar today={today} onValueChange={changed} />
      <Rating aria-label="Service" onValueChange={changed} />
      <TagInput aria-label="Topics" onValueChange={changed} />
      <ColorInput aria-label="Accent" onValueChange={changed} />
      <CountrySelect aria-label="Country" onValueChange={changed} />
      <MultipleCountrySelect aria-label="Delivery" onValueChange={changed} />
      <Pagination itemCount={395} onPageChange={changed} />
      <SanitizedHtml html="<p>Hello <script>steal()</script><b>Ada</b></p>" />
    </>,
  );
  await pickDate(user, partOf('date-picker'), '2027-05-08');
  expect(last()).toBe('2027-05-08');
  await pickRange(user, partOf('date-range-picker'), { from: '2026-04-28', to: '2026-06-02' });
  expect(last()).toEqual({ from: '2026-04-28', to: '2026-06-02' });
  await pickPeriod(user, partOf('period-calendar'), '2024-11');
  expect(last()).toBe('2024-11');
  await rate(user, partOf('rating'), 4);
  expect(last()).toBe(4);
  await rate(user, partOf('rating'), null);
  expect(last()).toBe(null);
  await addTags(user, partOf('tag-input'), ['tea', '[milk]']);
  await removeTag(user, partOf('tag-input'), 'tea');
  expect(readTags(partOf('tag-input'))).toEqual(['[milk]']);
  await pickColor(user, partOf('color-input'), 'tomato');
  expect(last()).toBe('#ff6347');
  await chooseCountry(user, partOf('country-select'), 'NO');
  expect(last()).toBe('NO');
  await chooseCountry(user, partOf('country-select'), null);
  expect(last()).toBe(null);
  await chooseCountries(user, partOf('multiple-country-select'), ['FR', 'JP']);
  await chooseCountries(user, partOf('multiple-country-select'), ['JP', 'AT']);
  expect(last()).toEqual(['JP', 'AT']);
  await goToPage(user, partOf('pagination'), 12);
  expect(last()).toBe(12);
  expect(await cleanHtmlOf(partOf('sanitized-html'))).toContain('Hello <b>Ada</b>');
});
