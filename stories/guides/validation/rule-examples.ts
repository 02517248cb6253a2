import { alphabets } from '#src/validation/letters.ts';

/** Rule as a string, with examples around its limit. */
export interface RuleExample {
  /** Rule as a string: `'min:18'`. */
  rule: string;
  /** What the rule requires. */
  asks: string;
  /** Values that pass. */
  passes: readonly unknown[];
  /** Values that fail. */
  fails: readonly unknown[];
}

/** Values of other fields that the examples refer to. */
export const otherValues = { password: 'correct horse' };

/** Every rule with a string form, in the order of the page. */
export const ruleExamples: readonly RuleExample[] = [
  {
    rule: 'required',
    asks: 'A value. Zero and “no” are values; spaces are not.',
    passes: ['0', 0, false, ['bus']],
    fails: ['', '   ', null, [], ['']],
  },
  {
    rule: 'accepted',
    asks: 'A checked box: “no” is not accepted.',
    passes: [true],
    fails: [false, null],
  },
  {
    rule: 'email',
    asks: 'One email address, in any script.',
    passes: ['ada@example.com', 'почта@пример.рф', '"a b"@example.com'],
    fails: ['ada@example', 'a..b@example.com', 'ada@example.com, bo@example.org'],
  },
  {
    rule: 'email:multiple',
    asks: 'One or more addresses, separated by commas.',
    passes: ['ada@example.com, bo@example.org'],
    fails: ['ada@example.com;bo@example.org', 'ada@example.com,'],
  },
  {
    rule: 'alphanumeric:de',
    asks: `Letters and digits of one language; by default, that of the form. Outside a form, letters of any of ${alphabets.size} languages pass.`,
    passes: ['Straße7', 'MÜLLER'],
    fails: ['Søren', 'zwei Wörter', 'Привет'],
  },
  {
    rule: 'integer',
    asks: 'A whole number, possibly negative.',
    passes: ['-12', '007', 1000],
    fails: ['1.5', '+1', '1,000', '٣'],
  },
  {
    rule: 'digits:5',
    asks: 'Digits only; with a number, exactly that many.',
    passes: ['01067'],
    fails: ['1067', '1 067', '١٢٣٤٥'],
  },
  {
    rule: 'min:18',
    asks: 'A minimum for numbers. For the length of a text, use minLength.',
    passes: ['18', '18.5', 120],
    fails: ['17.99', 'eighteen', '18,5'],
  },
  {
    rule: 'max:3',
    asks: 'A maximum for numbers.',
    passes: ['3', '-40', 2.5],
    fails: ['12', 'abc'],
  },
  {
    rule: 'minLength:8',
    asks: 'A minimum number of characters, or of entries in a list.',
    passes: ['long enough', 'パスワード123'],
    fails: ['short', ['one', 'two']],
  },
  {
    rule: 'maxLength:3',
    asks: 'A maximum number of characters, or of entries in a list.',
    passes: ['bus', ['bus', 'tram', 'train']],
    fails: ['tram', ['a', 'b', 'c', 'd']],
  },
  {
    rule: 'confirmed:password',
    asks: 'The same value as another field, here “correct horse”.',
    passes: ['correct horse'],
    fails: ['Correct horse', ''],
  },
  {
    rule: 'pattern:[A-Z]{2}\\d{4}',
    asks: 'A regular expression that matches the whole value.',
    passes: ['AB1234'],
    fails: ['AB12345', 'ab1234'],
  },
];
