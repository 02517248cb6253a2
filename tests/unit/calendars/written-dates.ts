import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import type { CalendarSystem } from '#src/core/dates/calendar-system.ts';
import { toUtcDate } from '#src/core/dates/iso-date.ts';
import { dateFormat, localeIn } from '#src/core/locale/date-format.ts';

const caption = { month: 'long', year: 'numeric' } as const;
/** Style of a day in full. */
export const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const field = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** March 1, 2026 in calendars, the same on a server and in a browser: a caption, a day in full, the text of a field, and a year. */
export const writtenDates: ReadonlyArray<
  readonly [
    locale: string,
    CalendarSystem,
    caption: string,
    full: string,
    field: string,
    year: string,
  ]
> = [
  ['ar-SA', hijri, 'رمضان ١٤٤٧', 'الأحد، ١٢ رمضان ١٤٤٧', '١٢‏/٠٩‏/١٤٤٧', '١٤٤٧'],
  ['en', hijri, 'Ramadan 1447', 'Sunday, Ramadan 12, 1447', '09/12/1447', '1447'],
  ['he', hijri, 'רמדאן 1447', 'יום ראשון, 12 ברמדאן 1447', '12.09.1447', '1447'],
  ['fa', persian, 'اسفند ۱۴۰۴', 'یکشنبه ۱۰ اسفند ۱۴۰۴', '۱۴۰۴/۱۲/۱۰', '۱۴۰۴'],
  ['sv', persian, 'esfand 1404', 'söndag 10 esfand 1404', '1404-12-10', '1404'],
  ['he', hebrew, 'אדר תשפ״ו', 'יום ראשון, י״ב באדר תשפ״ו', '12 באדר 5786', 'תשפ״ו'],
  ['de', hebrew, 'Adar 5786', 'Sonntag, 12. Adar 5786', '12.06.5786', '5786'],
  ['th', buddhist, 'มีนาคม 2569', 'วันอาทิตย์ที่ 1 มีนาคม 2569', '01/03/2569', 'พ.ศ. 2569'],
  ['en', buddhist, 'March 2569 BE', 'Sunday, March 1, 2569 BE', '03/01/2569', '2569 BE'],
  ['am', ethiopic, 'የካቲት 2018', 'እሑድ 22 የካቲት 2018', '22/06/2018', '2018'],
  ['ja', japanese, '令和8年3月', '令和8年3月1日日曜日', 'R8/03/01', '令和8年'],
  ['en', japanese, 'March 8 Reiwa', 'Sunday, March 1, 8 Reiwa', '03/01/8 R', '8 Reiwa'],
  ['ja', hijri, 'AH1447年9月', 'AH1447年9月12日(日曜日)', '1447/09/12', 'AH1447年'],
];

/** Returns March 1, 2026 in these styles. */
export function write(locale: string, system: CalendarSystem): string[] {
  const tag = localeIn(locale, system);
  return [caption, full, field, { year: 'numeric' } as const].map((options) =>
    dateFormat(tag, options).format(toUtcDate('2026-03-01')),
  );
}
