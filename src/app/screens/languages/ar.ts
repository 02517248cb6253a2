import type { SignInScreenLabels, TripFormLabels } from './screen-labels';

/** Arabic labels of the sign-in screen. */
export const signInScreen: SignInScreenLabels = {
  title: 'تسجيل الدخول',
  ended: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة.',
};

/** Arabic labels of the trip form. */
export const tripForm: TripFormLabels = {
  heading: 'رحلة جديدة',
  title: 'العنوان',
  country: 'البلد',
  dates: 'التواريخ',
  rating: 'التقييم',
  tags: 'الوسوم',
  tagsHint: 'حتى 20 وسمًا، ينتهي كل منها بمفتاح الإدخال أو فاصلة.',
  color: 'اللون',
  colorHint: 'يميّز الرحلة في القائمة.',
  link: 'الرابط',
  linkHint: 'عنوان يبدأ بـ https://\u200e.',
  linkWrong: 'أدخل عنوانًا يبدأ بـ https://\u200e.',
  notes: 'الملاحظات',
  notesHint: 'نص أو HTML. ما قد يضر يُزال عند العرض.',
  save: 'احفظ',
  cancel: 'إلغاء',
};
