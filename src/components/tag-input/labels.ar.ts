import type { TagInputLabels } from './labels';

type Forms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>;

const count = (number: string, plural: Intl.LDMLPluralRule, forms: Forms) => {
  if (plural === 'one' || plural === 'two') return forms[plural];
  return `${number} ${plural === 'zero' ? forms.other : forms[plural]}`;
};

const tags: Forms = { one: 'وسم واحد', two: 'وسمان', few: 'وسوم', many: 'وسمًا', other: 'وسم' };

/** Arabic words of the tag input. */
export const labels: TagInputLabels = {
  tags: 'الوسوم',
  hint: 'مفتاح الحذف يزيل، والإدخال يحرّر، وAlt مع السهم ينقل',
  remove: (tag) => `إزالة ${tag}`,
  added: (tag) => `أُضيف ${tag}`,
  removed: (tag) => `أُزيل ${tag}`,
  removedMany: (number, plural) => `أُزيل: ${count(number, plural, tags)}`,
  moved: (tag, position, total) => `نُقل ${tag} إلى الموضع ${position} من ${total}`,
  selected: (number, plural) => `حُدّد: ${count(number, plural, tags)}`,
  copied: (number, plural) => `نُسخ: ${count(number, plural, tags)}`,
  undone: 'تم التراجع عن التغيير',
  refused: (tag, reason) => `«${tag}»: ${reason}`,
  duplicate: 'موجود من قبل',
  tooLong: (max) => `طويل جدًا، الحد الأقصى للأحرف: ${max}`,
  full: (max) => `لا مكان، الحد الأقصى للوسوم: ${max}`,
  tooMany: (max) => `${max} فقط في المرة الواحدة`,
  pending: 'اضغط مفتاح الإدخال لإضافة هذا الوسم',
  reportAdded: (number) => `أُضيف: ${number}`,
  reportRemoved: (number) => `أُزيل: ${number}`,
  reportDuplicates: (number) => `مكرّر: ${number}`,
  reportRejected: (number, _plural, reasons) => `مرفوض: ${number} (${reasons})`,
  reportTooLong: 'طويل جدًا',
  reportFull: 'لا مكان',
  reportNothing: 'لم يتغير شيء',
  details: 'التفاصيل',
  count: (number, max) => `${number} من ${max}`,
  undo: 'تراجع',
  clear: 'إزالة الكل',
  editTag: (tag) => `تحرير ${tag}`,
  bulkEdit: 'تحرير كنص',
  bulkHint: 'وسم في كل سطر',
  bulkDone: 'تم',
  bulkCancel: 'إلغاء',
  suggestions: 'الاقتراحات',
  suggested: (number, plural) =>
    count(number, plural, {
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: 'اقتراحات',
      many: 'اقتراحًا',
      other: 'اقتراح',
    }),
  loading: 'جارٍ تحميل الاقتراحات…',
  noSuggestions: 'لا توجد اقتراحات',
  suggestionsFailed: 'تعذّر تحميل الاقتراحات',
  failed: 'تعذّر التحميل. حاول مرة أخرى',
};
