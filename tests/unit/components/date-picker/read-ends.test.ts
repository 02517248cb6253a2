import { expect, test } from 'vitest';
import { readEnds } from '#src/components/date-picker/parse-date.ts';
import { read } from './parse-date-support';

test.each([
  ['en', '5 May - 9 May', '2026-05-05/2026-05-09'],
  ['en', 'May 5 – May 9, 2027', '2027-05-05/2027-05-09'],
  ['en', 'Dec 30, 2026 – Jan 2, 2027', '2026-12-30/2027-01-02'],
  ['en', 'Dec 28 – Jan 3, 2028', '2027-12-28/2028-01-03'],
  ['de', '28.12. – 3.1.2028', '2027-12-28/2028-01-03'],
  ['en', 'Apr 9 – Apr 3, 2027', '2027-04-09/2027-04-03'],
  ['en', '12/30 – 1/2', '2026-12-30/2027-01-02'],
  ['en', '2026-05-05 - 2026-05-09', '2026-05-05/2026-05-09'],
  ['en', 'today - tomorrow', '2026-11-20/2026-11-21'],
  ['de', '5.5.-9.5.2027', '2027-05-05/2027-05-09'],
  ['ja', '2027年5月5日～5月9日', '2027-05-05/2027-05-09'],
  ['ar', '٥ مايو – ٩ مايو ٢٠٢٧', '2027-05-05/2027-05-09'],
  ['en', '5/5 – 5/9/27', null],
  ['en', 'May 5 – 9', null],
  ['en', 'soon – later', null],
  ['en', '20-nov-26', null],
  ['en', '1-2-3-4', null],
  ['en', '1-2-26-3-4-26', '2026-01-02/2026-03-04'],
  ['en', '1-may-3-may', '2026-05-01/2026-05-03'],
  ['en', '3 - 9 - 12 april', null],
  ['en', '1-2 - 3-4', '2026-01-02/2026-03-04'],
  ['en', '1-2-2027-3-4-2027', '2027-01-02/2027-03-04'],
])('both ends of a range in one text: in %s, %s is %s', (locale, text, range) => {
  const ends = readEnds(text, (part, start) => {
    const date = read(part, locale, { start: start ?? undefined });
    return /^\d/.test(date) ? date : null;
  });
  expect(ends && `${ends.from}/${ends.to}`).toBe(range);
});
