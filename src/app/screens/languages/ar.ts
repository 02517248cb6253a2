import type {
  RecoverScreenLabels,
  SignInScreenLabels,
  SignUpScreenLabels,
  TripFormLabels,
} from './en';

/** Arabic labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'تسجيل الدخول',
  ended: 'انتهت جلستك. سجّل الدخول مرة أخرى للمتابعة.',
};

/** Arabic labels of the sign-up screen. */
export const signUpScreen: SignUpScreenLabels = {
  title: 'إنشاء حساب',
  sent: 'تحقق من بريدك الإلكتروني',
  done: 'تم إنشاء الحساب',
};

/** Arabic labels of the screens for a forgotten and a new password. */
export const recoverScreen: RecoverScreenLabels = {
  title: 'هل نسيت كلمة المرور؟',
  sent: 'تحقق من بريدك الإلكتروني',
  reset: 'اختر كلمة مرور جديدة',
  done: 'تم تغيير كلمة المرور',
  expired: 'انتهت صلاحية الرابط',
};

/** Arabic labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'رحلة جديدة',
  title: 'العنوان',
  country: 'الدولة',
  dates: 'التواريخ',
  departure: 'المغادرة',
  departureZone: 'المنطقة الزمنية للمغادرة',
  arrival: 'الوصول',
  arrivalZone: 'المنطقة الزمنية للوصول',
  arrivalEarly: 'يجب أن يكون الوصول بعد المغادرة.',
  otherZones: 'مناطق زمنية أخرى',
  dateAndTime: 'التاريخ والوقت',
  rating: 'التقييم',
  tags: 'الوسوم',
  tagsHint: 'حتى 20. اضغط مفتاح الإدخال أو الفاصلة بعد كل وسم.',
  color: 'اللون',
  colorHint: 'يميّز الرحلة في القائمة.',
  link: 'الرابط',
  linkHint: 'عنوان URL يبدأ بـ https://\u200e',
  linkWrong: 'أدخل عنوان URL يبدأ بـ https://\u200e.',
  notes: 'الملاحظات',
  notesHint: 'نص أو HTML. تعرض الرحلة HTML نصًا منسّقًا، دون محتويات غير آمنة.',
  save: 'حفظ',
  cancel: 'إلغاء',
};
