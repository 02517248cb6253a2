import type { Region } from './countries/countries';
import type { CountrySelectLabels } from './labels';

const regionNames: Readonly<Record<Region, string>> = {
  africa: 'أفريقيا',
  americas: 'الأمريكتان',
  antarctic: 'القارة القطبية الجنوبية',
  asia: 'آسيا',
  europe: 'أوروبا',
  oceania: 'أوقيانوسيا',
};

function counted(number: string, plural: Intl.LDMLPluralRule, noun: string, few: string): string {
  return `${number} ${plural === 'few' ? few : noun}`;
}

/** Arabic words of the country selects. */
export const labels: CountrySelectLabels = {
  placeholder: 'اختر دولة',
  placeholderMany: 'اختر دولاً',
  list: 'الدول',
  chosen: 'الدول المختارة',
  clear: 'مسح',
  remove: (name) => `إزالة ${name}`,
  preferred: 'مقترحة',
  others: 'كل الدول',
  region: (region) => regionNames[region],
  total: (number, plural) => counted(number, plural, 'دولة وإقليم', 'دول وأقاليم'),
  found: (number, total) => `${number} من ${total}`,
  results: (number, plural) => counted(number, plural, 'نتيجة', 'نتائج'),
  none: (query) => `لا توجد دولة توافق «${query}»`,
  loading: 'جارٍ تحميل الدول…',
  failed: 'تعذّر تحميل القائمة. افتحها مجددًا أو أعد تحميل الصفحة.',
  unknown: 'دولة غير معروفة',
  formerly: (name) => `سابقًا ${name}`,
  capital: (name) => `العاصمة: ${name}`,
  selected: (name) => `تم اختيار ${name}`,
  removed: (name) => `تمت إزالة ${name}`,
  cleared: 'لم يتم اختيار شيء',
  reached: (name, number, total) => `${name}، ${number} من ${total}. مفتاح الرجوع يزيلها`,
};
