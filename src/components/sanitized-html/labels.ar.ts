import type { SanitizedHtmlLabels } from './labels';

function remoteHeld(count: string, plural: Intl.LDMLPluralRule): string {
  switch (plural) {
    case 'one':
      return 'لم يُحمَّل عنصر واحد من موقع آخر.';
    case 'two':
      return 'لم يُحمَّل عنصران من مواقع أخرى.';
    case 'few':
      return `لم تُحمَّل ${count} عناصر من مواقع أخرى.`;
    case 'many':
      return `لم يُحمَّل ${count} عنصرًا من مواقع أخرى.`;
    default:
      return `لم يُحمَّل ${count} عنصر من مواقع أخرى.`;
  }
}

/** Arabic words around sanitised HTML. */
export const labels: SanitizedHtmlLabels = {
  remoteHeld,
  showRemote: 'التحميل من مواقع أخرى',
  tooLong: (characters) => `هذا المحتوى طويل جدًا: ${characters} حرف.`,
  showLong: 'عرضه على أي حال',
  textOnly: 'لا يمكن عرض هذا المحتوى إلا بصيغته المصدرية.',
  table: 'جدول',
  external: 'موقع آخر',
  report: 'ما أُزيل من هذا الـ HTML',
  nothingRemoved: 'لم يُزَل شيء.',
  part: 'الجزء',
  reason: 'السبب',
  count: 'العدد',
  reasons: {
    policy: 'خارج السياسة',
    unsafe: 'غير آمن',
    depth: 'متداخل بعمق زائد',
    length: 'طويل جدًا',
    remote: 'محجوب حتى يسمح القارئ',
  },
};
