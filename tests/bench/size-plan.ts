/** Size limits of the components in one folder, and what they are compared with. */
export interface SizePlan {
  /** Maximum gzipped bytes by component, without React: `{ Pagination: 8500 }`. */
  limits: Readonly<Record<string, number>>;
  /** Package that the component wraps, imported as in its introduction; none if it wraps no package. */
  bare?: { package: string; code: string };
  /**
   * Prefixes of module paths that count even if they load later: the wrapped package, and data without which nothing
   * works.
   */
  counted?: readonly string[];
}

const dayPicker = {
  package: 'react-day-picker',
  code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
};

/** Plans by folder. An account form includes `Form`, `Field`, the inputs that it builds on, and the rules. */
export const sizePlans: Readonly<Record<string, SizePlan>> = {
  // `DayPicker`, which lays out the months, takes 20.6 kB of those of days, about half of it date-fns, which its
  // `DateLib` imports also for functions that ours replace. Dragging the ends of a range takes about 2 kB.
  // The gap around the ring of a tile and the muted names of disabled weekdays take 40 bytes, and months without the year that a
  // heading names 50.
  calendar: {
    limits: {
      Calendar: 38_440,
      MultipleCalendar: 38_740,
      PeriodCalendar: 18_440,
      PeriodRangeCalendar: 20_040,
      RangeCalendar: 40_310,
    },
    bare: dayPicker,
    counted: ['react-day-picker/'],
  },
  // A message that waits for the end of a press takes 0.2 kB, and text from the side of the page in every text field 15 bytes.
  'color-picker': {
    limits: { ColorPicker: 22_300, ColorInput: 16_050 },
    bare: { package: 'react-colorful', code: `export { HexColorPicker } from 'react-colorful';` },
    counted: [],
  },
  // The search is included, but its codes and other names load with the list once a field is used, and are not counted.
  // react-select is 29 kB.
  'country-select': {
    limits: { CountryDisplay: 3300, CountrySelect: 46_800, MultipleCountrySelect: 47_950 },
    bare: { package: 'react-select', code: `export { default } from 'react-select';` },
    counted: ['react-select/'],
  },
  // A typed date needs no calendar: the panel with react-day-picker, 42 kB, loads when the pointer or focus reaches the field, and
  // is not counted; that of periods is 19 kB. Words and formats of typed dates are about 10 kB of what is, and the list and the
  // formats of the time field as much of a picker of dates with times. Closing a panel that is still loading takes 0.2 kB, and undo of
  // typed text 0.1 kB, as do weekdays in brackets, the order of a year beside a month's name, days of the next month,
  // and the months of quarters. Chips of dates obey the keys of chosen countries, for 0.2 kB.
  'date-picker': {
    limits: {
      DatePicker: 21_150,
      DateRangePicker: 23_950,
      DateTimePicker: 31_800,
      DateTimeRangePicker: 34_250,
      MultipleDatePicker: 24_100,
      PeriodPicker: 25_450,
      PeriodRangePicker: 28_100,
    },
    bare: dayPicker,
    counted: [],
  },
  // A field includes all rules and messages, because a string may name any of them, and what waits for the end of a press, as the
  // summary does. The color of its counter beside an error takes 10 bytes.
  field: {
    limits: { Form: 7200, Field: 19_150, ErrorSummary: 7150 },
    bare: {
      package: 'react-hook-form',
      code: `export { useForm, Controller } from 'react-hook-form';`,
    },
  },
  // The lock of a read-only checkbox takes 30 bytes, and a dangerous button in forced colors 10.
  'forgot-password-form': { limits: { ForgotPasswordForm: 32_040 } },
  'login-form': { limits: { LoginForm: 35_950 } },
  'one-time-code-input': { limits: { OneTimeCodeInput: 7300 } },
  pagination: {
    limits: { Pagination: 14_350 },
    bare: { package: 'react-paginate', code: `export { default } from 'react-paginate';` },
  },
  // The strength loads when it is used, and is not counted.
  'password-input': { limits: { PasswordInput: 6650 } },
  // Its copy button and the cover of a code that is loading, expired, empty or too long are rendered immediately.
  'qr-code': {
    limits: { QrCode: 14_800 },
    bare: { package: 'qrcode.react', code: `export { QRCodeSVG } from 'qrcode.react';` },
    counted: ['qrcode.react/'],
  },
  // Symbols with parts are as large as others, and larger for fingers, which takes 30 bytes.
  rating: { limits: { Rating: 5600, RatingDisplay: 2350, RatingDistribution: 3100 } },
  'reset-password-form': { limits: { ResetPasswordForm: 30_550 } },
  // DOMPurify accounts for 11.9 kB. Nothing loads later. The text of a blocked image in its middle takes 30 bytes,
  // and its icon as a line before it 50. A dangerous button in forced colors takes 10.
  'sanitized-html': {
    limits: { SanitizedHtml: 28_610 },
    bare: { package: 'dompurify', code: `export { default } from 'dompurify';` },
    counted: ['dompurify/'],
  },
  // 4 kB are for controls of server components, and the form's own message for required checkboxes.
  'sign-up-form': { limits: { SignUpForm: 35_310 } },
  // Direction marks and line breaks of word processors in pasted text take 0.1 kB; the words of an empty, read-only one
  // and the sentence about a duplicate take 70 bytes.
  'tag-input': { limits: { TagInput: 16_120 } },
  // A field with buttons, a message and a list in two groups that is a sheet on a phone is about 11 kB; the words and
  // forms of typed times are the rest: a quarter to one, twelve at night and numbers of two words take 0.1 kB. Small buttons
  // without a spinner take 20 bytes.
  'time-field': { limits: { TimeField: 24_950 } },
};

/** Limits of all components, by name. */
export const sizeLimits: Readonly<Record<string, number>> = Object.assign(
  {},
  ...Object.values(sizePlans).map(({ limits }) => limits),
);

/** Prefixes of module paths that count for the components of a folder even if they load later. */
export const countedIn = (folder: string): readonly string[] => sizePlans[folder]?.counted ?? [];

/** Wrapped packages of some folders, by default of all, by name, each with its import statement. */
export function barePackages(
  folders: ReadonlySet<string> = new Set(Object.keys(sizePlans)),
): ReadonlyMap<string, string> {
  return new Map(
    [...folders].flatMap((folder) => {
      const bare = sizePlans[folder]?.bare;
      return bare ? [[bare.package, bare.code] as const] : [];
    }),
  );
}
