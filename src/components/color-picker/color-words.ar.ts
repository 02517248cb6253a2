import type { ColorWords } from './color-words';

/** Arabic words for colours, all masculine. */
export const words: ColorWords = {
  families:
    'وردي|أحمر|برتقالي|بني|بيج|أصفر|زيتوني|أخضر ليموني|أخضر|فيروزي|سماوي مخضر|أزرق سماوي|أزرق|بنفسجي|أرجواني|أرجواني فاقع|أسود|رمادي|أبيض',
  tones: {
    vivid: '{} زاهٍ',
    light: '{} فاتح',
    pale: '{} باهت',
    dark: '{} داكن',
    veryDark: '{} داكن جدًا',
    muted: '{} مائل إلى الرمادي',
    darkMuted: '{} داكن مائل إلى الرمادي',
  },
};
