import { alphabets } from '#src/validation/letters.ts';

/** Groups of the rules, in the order of the page. */
export const kinds = ['Any value', 'Text', 'Length', 'Numbers'] as const;

/** Rule as a string, with examples around its limit. */
export interface RuleExample {
  /** Rule as a string: `'min:18'`. */
  rule: string;
  /** Group on the page. */
  kind: (typeof kinds)[number];
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
    kind: 'Any value',
    asks: 'A value. Zero and “no” are values; spaces are not.',
    passes: ['0', 0, false, ['bus']],
    fails: ['', '   ', null, [], ['']],
  },
  {
    rule: 'accepted',
    kind: 'Any value',
    asks: 'A checked box: “no” is not accepted.',
    passes: [true],
    fails: [false, null],
  },
  {
    rule: 'confirmed:password',
    kind: 'Any value',
    asks: 'The same value as another field, here “correct horse”.',
    passes: ['correct horse'],
    fails: ['Correct horse', ''],
  },
  {
    rule: 'email',
    kind: 'Text',
    asks: 'One email address, in any script.',
    passes: ['mia@example.com', 'почта@пример.рф', '"mia berg"@example.com'],
    fails: ['mia@example', 'm..b@example.com', 'mia@example.com, ines@example.org'],
  },
  {
    rule: 'email:multiple',
    kind: 'Text',
    asks: 'One or more addresses, separated by commas.',
    passes: ['mia@example.com, ines@example.org'],
    fails: ['mia@example.com; ines@example.org', 'mia@example.com,'],
  },
  {
    rule: 'alphanumeric:de',
    kind: 'Text',
    asks: `Letters and digits of one language; by default, that of the form. Outside a form, letters of any of ${alphabets.size} languages pass.`,
    passes: ['Straße7', 'MÜLLER'],
    fails: ['Søren', 'zwei Wörter', 'Привет'],
  },
  {
    rule: 'pattern:[A-Z]{2}\\d{4}',
    kind: 'Text',
    asks: 'A match of the whole value.',
    passes: ['PT4829'],
    fails: ['PT48290', 'pt4829'],
  },
  {
    rule: 'minLength:8',
    kind: 'Length',
    asks: 'At least this many characters, or entries of a list.',
    passes: ['long enough', 'パスワード123'],
    fails: ['short', ['bus', 'tram']],
  },
  {
    rule: 'maxLength:3',
    kind: 'Length',
    asks: 'At most this many characters, or entries of a list.',
    passes: ['bus', ['bus', 'tram', 'train']],
    fails: ['tram', ['bus', 'tram', 'train', 'boat']],
  },
  {
    rule: 'integer',
    kind: 'Numbers',
    asks: 'A whole number, possibly negative.',
    passes: ['-12', '007', 1000],
    fails: ['1.5', '+1', '1,000', '٣'],
  },
  {
    rule: 'digits:5',
    kind: 'Numbers',
    asks: 'Digits only; with a number, exactly that many.',
    passes: ['01067'],
    fails: ['1067', '1 067', '١٢٣٤٥'],
  },
  {
    rule: 'min:18',
    kind: 'Numbers',
    asks: 'This number or more.',
    passes: ['18', '18.5', 120],
    fails: ['17.99', 'eighteen', '18,5'],
  },
  {
    rule: 'max:3',
    kind: 'Numbers',
    asks: 'This number or less.',
    passes: ['3', '-40', 2.5],
    fails: ['12', 'four'],
  },
];
