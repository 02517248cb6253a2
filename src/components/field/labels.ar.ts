import type { FieldLabels } from './labels';

/** Arabic words of a form and its fields. */
export const labels: FieldLabels = {
  optional: 'اختياري',
  checking: 'جارٍ التحقق…',
  wrong: (number, plural) => {
    if (plural === 'one') return 'صحّح حقلاً واحدًا';
    if (plural === 'two') return 'صحّح حقلين';
    return plural === 'few' ? `صحّح ${number} حقول` : `صحّح ${number} حقلاً`;
  },
  failed: 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.',
};
