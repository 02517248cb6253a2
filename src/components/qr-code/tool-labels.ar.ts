import type { QrCodeToolLabels } from './tool-labels';

const units = {
  digits: ['رقم واحد', 'رقمان', 'أرقام', 'رقمًا', 'رقم'],
  characters: ['حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'],
  bytes: ['بايت واحد', 'بايتان', 'بايتات', 'بايتًا', 'بايت'],
} as const;

/** Arabic words of the QR code's tools. */
export const labels: QrCodeToolLabels = {
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyRefused: 'النسخ محظور. النص محدد: انسخه من هنا.',
  empty: 'لا شيء لعرضه بعد',
  tooLong: 'أطول من أن يسعه رمز QR',
  loading: 'جارٍ تحميل الرمز',
  expired: 'انتهت صلاحية هذا الرمز',
  scanned: 'تم المسح',
  refresh: 'رمز جديد',
  amount: (number, unit, plural) => {
    const [one, two, few, many, other] = units[unit];
    if (plural === 'one') return one;
    if (plural === 'two') return two;
    return `${number} ${plural === 'few' ? few : plural === 'many' ? many : other}`;
  },
  used: (used, most) => `${used} من ${most}`,
  version: (version, level) => `الإصدار ${version}، المستوى ${level}`,
  tooLongFor: (used, most, level) => `${used}، والحد الأقصى ${most} في المستوى ${level}`,
  lowerLevel: (level) => `المستوى ${level} يتسع له`,
  shorten: (surplus) => `اختصره بمقدار ${surplus}`,
  downloads: 'تنزيل',
  download: (format) => `تنزيل ${format}`,
  downloadFailed: 'تعذّر إنشاء الملف: الشعار لا يسمح بذلك',
  scansWell: 'سهل المسح',
  mayFail: 'قد يتعذّر مسحه',
  rules: {
    quietZone: (found, asked) => `الهامش الفارغ ${found}، الأدنى ${asked} وحدات`,
    polarity: () => 'وحدات داكنة على أرضية فاتحة',
    contrast: (found, asked) => `التباين ${found}، الأدنى ${asked}`,
    moduleSize: (found, asked) => `الوحدة ${found} بكسل، الأدنى ${asked} بكسل`,
    printSize: (found, asked) => `الوحدة المطبوعة ${found} مم، الأدنى ${asked} مم`,
    logo: (found, asked) => `الشعار يحجب ${found} من الرمز، الأقصى ${asked}`,
  },
  kept: 'مستوفى:',
  broken: 'غير مستوفى:',
};
