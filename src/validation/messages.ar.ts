import type { Message, Messages, MessageTools } from './messages';

type Forms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>;

const digits: Forms = {
  one: 'رقمًا واحدًا',
  two: 'رقمين',
  few: 'أرقام',
  many: 'رقمًا',
  other: 'رقم',
};

const characters: Forms = {
  one: 'حرفًا واحدًا',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};

const choices: Forms = {
  one: 'خيارًا واحدًا',
  two: 'خيارين',
  few: 'خيارات',
  many: 'خيارًا',
  other: 'خيار',
};

function counted(count: unknown, forms: Forms, { format, plural }: MessageTools): string {
  const form = plural(count);
  if (form === 'one' || form === 'two') return forms[form];
  return `${format(count)} ${form === 'zero' ? forms.other : forms[form]}`;
}

const length =
  (limit: string): Message =>
  ({ length, members }, tools) =>
    members
      ? `اختر ${counted(length, choices, tools)} ${limit}.`
      : `أدخل ${counted(length, characters, tools)} ${limit}.`;

/** Arabic sentences of the rules. */
export const labels: Messages = {
  default: 'هذا الحقل غير صالح.',
  required: 'هذا الحقل مطلوب.',
  alphanumeric: 'أدخل حروفًا وأرقامًا فقط.',
  confirmed: 'الإدخالان غير متطابقين.',
  email: ({ multiple }) =>
    multiple
      ? 'أدخل عناوين بريد إلكتروني كاملة تفصل بينها الفاصلة «,».'
      : 'أدخل عنوان بريد إلكتروني كاملًا، مثل name@example.com.',
  integer: 'أدخل عددًا صحيحًا.',
  digits: ({ length }, tools) =>
    length === undefined ? 'أدخل أرقامًا فقط.' : `أدخل ${counted(length, digits, tools)} بالضبط.`,
  min: 'أدخل عددًا لا يقل عن {min}.',
  max: 'أدخل عددًا لا يزيد على {max}.',
  minLength: length('على الأقل'),
  maxLength: length('على الأكثر'),
  pattern: 'لا يطابق الإدخال الصيغة المطلوبة.',
};
