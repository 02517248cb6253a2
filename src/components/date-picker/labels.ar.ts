import type { DatePickerLabels } from './labels';

const count = (
  number: string,
  plural: Intl.LDMLPluralRule,
  forms: Record<'one' | 'two' | 'few' | 'many' | 'other', string>,
) => {
  if (plural === 'one' || plural === 'two') return forms[plural];
  return `${number} ${plural === 'zero' ? forms.other : forms[plural]}`;
};

/** Arabic words of the date pickers. */
export const labels: DatePickerLabels = {
  openCalendar: 'فتح التقويم',
  clear: 'مسح',
  dialog: 'اختيار تاريخ',
  rangeDialog: 'اختيار فترة',
  presets: 'اختصارات',
  from: 'من',
  to: 'إلى',
  dayPattern: 'يوم',
  monthPattern: 'شهر',
  yearPattern: 'سنة',
  hint: 'أو بالكلمات: غدًا، بعد 3 أيام',
  notUnderstood: (example) => `هذا ليس تاريخًا. مثال: ${example}`,
  incomplete: (example) => `التاريخ غير مكتمل. مثال: ${example}`,
  noSuchMonth: (month, pattern) => `لا يوجد شهر ${month}. الترتيب: ${pattern}`,
  noSuchDay: (day) => `لا يوجد يوم ${day}`,
  ambiguous: (first, second) => `${first} أم ${second}؟ اكتب اسم الشهر`,
  wrongWeekday: (day, weekday) => `${day} هو يوم ${weekday}`,
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله`,
  unavailable: 'هذا اليوم غير متاح',
  reversed: 'اليوم الأخير يسبق الأول',
  swap: 'تبديل',
  nights: (number, plural) =>
    count(number, plural, {
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: 'ليالٍ',
      many: 'ليلة',
      other: 'ليلة',
    }),
  days: (number, plural) =>
    count(number, plural, {
      one: 'يوم واحد',
      two: 'يومان',
      few: 'أيام',
      many: 'يومًا',
      other: 'يوم',
    }),
  tooShort: (length) => `الحد الأدنى: ${length}`,
  tooLong: (length) => `الحد الأقصى: ${length}`,
  crossing: (day) => `${day} ضمن الفترة غير متاح`,
};
