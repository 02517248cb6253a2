import type { LoginFormLabels } from './labels';

/** Arabic words of the login form. */
export const labels: LoginFormLabels = {
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  email: 'البريد الإلكتروني',
  username: 'اسم المستخدم',
  either: 'البريد الإلكتروني أو اسم المستخدم',
  password: 'كلمة المرور',
  reveal: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مفعّل',
  remember: 'البقاء مسجّلًا',
  forgot: 'هل نسيت كلمة المرور؟',
  or: 'أو',
  otherWays: 'طرق أخرى لتسجيل الدخول',
  code: 'رمز لمرة واحدة',
  codeHint: (digits) => `الأرقام من التطبيق أو الرسالة، وعددها ${digits}`,
  verify: 'تحقّق',
  back: 'رجوع',
  wrong: 'بيانات تسجيل الدخول غير صحيحة.',
  wrongCode: 'الرمز غير صحيح أو لم يعد صالحًا.',
  blocked: (time) => `محاولات كثيرة جدًا. حاول مرة أخرى ${time}.`,
  free: 'يمكنك المحاولة الآن.',
  unreachable: 'لا يوجد اتصال. تحقّق من الشبكة وحاول مرة أخرى.',
  failed: 'حدث خطأ ما. حاول مرة أخرى.',
  slow: 'ما زلنا ننتظر الرد…',
  done: 'تم تسجيل دخولك.',
};
