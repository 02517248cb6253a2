/**
 * Returns typed text in lower case, without accents and invisible characters, with ASCII digits. Wide forms
 * of letters and signs become plain ones.
 */
export function foldLetters(text: string): string {
  const plain = text
    // Keyboards have the sign of degrees for the ordinal one: 1° maggio.
    .replaceAll('°', 'º')
    .normalize('NFKD')
    // Accents, vowel points and hamza, the Arabic tatweel, the dot below a Devanagari letter; joiners and direction marks (Cf).
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640\u093c]|\p{Cf}/gu, '')
    // A Devanagari nasal before a stop is also written as a dot: सितम्बर.
    .replace(/[ङञणनम]\u094d(?=[क-म])/gu, '\u0902')
    .normalize('NFC');
  return toAsciiDigits(plain).toLowerCase().replaceAll('ı', 'i');
}

/** Returns the text with the digits of any script as ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitValue);
}

/**
 * Returns the value of a decimal digit. In Unicode, the ten digits of a script are consecutive, starting with zero
 * (Unicode 17, section 4.6).
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * Returns the text with numbers in kanji as digits: 十一 and 二十七, the digits of a year in a row, 二〇二六, and one before the
 * unit of a date. Other single ones are words, such as that of 周一.
 */
export function withKanjiNumbers(text: string): string {
  return text.replaceAll(
    /[一二三四五六七八九]?十[一二三四五六七八九]?|[〇零一二三四五六七八九]{4}|[一二三四五六七八九](?=[年月日号])/g,
    (number) => {
      const [, tens, ones] =
        /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(number) ?? [];
      if (tens === undefined) return [...number].map(kanjiDigit).join('');
      return (kanjiDigit(tens) || '1') + (kanjiDigit(ones ?? '') || '0');
    },
  );
}

function kanjiDigit(sign: string): string {
  return sign && String('〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign));
}
