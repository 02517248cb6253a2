import { type PluralCategory, type PluralForms, counted } from '../../core/locale/plural';

/** Labels of the QR code. Numbers arrive formatted. */
export interface QrCodeLabels {
  /** Name of a code without content. */
  code: string;
  /** Name of a code with a caption. */
  codeFor: (text: string) => string;
  /** Name of the button that copies the value. */
  copy: string;
  /** Message after copying. */
  copied: string;
  /** Message if the browser blocks copying; the value is then shown and selected. */
  copyBlocked: string;
  /** Text in place of the code of an empty value. */
  empty: string;
  /** Text in place of the code of a value that is too long. */
  tooLong: string;
  /** Text in place of a code that loads. */
  loading: string;
  /** Text in place of an expired code. */
  expired: string;
  /** Text in place of a scanned code. */
  scanned: string;
  /** Button that requests a new code. */
  refresh: string;
  /** Length in a unit. */
  amount: (
    number: string,
    unit: 'digits' | 'characters' | 'bytes',
    plural: PluralCategory,
  ) => string;
  /** Length and capacity: "213 of 251 bytes". */
  used: (used: string, most: string) => string;
  /** Version and error correction level. */
  version: (version: string, level: string) => string;
  /** Why a value is too long. */
  tooLongFor: (used: string, most: string, level: string) => string;
  /** Advice if the value fits at a lower level. */
  lowerLevel: (level: string) => string;
  /** Advice if the value does not fit at any level. */
  shorten: (surplus: string) => string;
  /** Name of the group of downloads. */
  downloads: string;
  /** Name of a download by its format. */
  download: (format: string) => string;
  /** Error for a file that could not be created, for example because of a logo from another origin. */
  downloadFailed: string;
  /** Heading of a scannability check without issues. */
  scansWell: string;
  /** Heading of a scannability check with issues. */
  mayFail: string;
  /** Rules of the scannability check: what was found and what is required. */
  rules: Readonly<
    Record<
      'quietZone' | 'polarity' | 'contrast' | 'moduleSize' | 'printSize' | 'logo',
      (found: string, asked: string) => string
    >
  >;
  /** Prefix of a rule that passes. */
  passed: string;
  /** Prefix of a rule that fails. */
  failed: string;
}

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# digit', other: '# digits' },
  characters: { one: '# character', other: '# characters' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** English labels of the QR code. */
export const qrCode: QrCodeLabels = {
  code: 'QR code',
  codeFor: (text) => `QR code for ${text}`,
  copy: 'Copy',
  copied: 'Copied',
  copyBlocked: 'Copying is blocked. Copy the selected text instead.',
  empty: 'No content yet',
  tooLong: 'Too long for a QR code',
  loading: 'Loading code…',
  expired: 'This code has expired.',
  scanned: 'Scanned',
  refresh: 'New code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} of ${most}`,
  version: (version, level) => `Version ${version}, level ${level}`,
  tooLongFor: (used, most, level) => `${used}, at most ${most} at level ${level}`,
  lowerLevel: (level) => `It fits at level ${level}.`,
  shorten: (surplus) => `Shorten it by ${surplus}.`,
  downloads: 'Download',
  download: (format) => `Download ${format}`,
  downloadFailed: 'The file could not be created: the logo’s server blocks access.',
  scansWell: 'Scans well',
  mayFail: 'May not scan',
  rules: {
    quietZone: (found, asked) => `Quiet zone ${found}, minimum ${asked} modules`,
    polarity: () => 'Dark modules on a light background',
    contrast: (found, asked) => `Contrast ${found}, minimum ${asked}`,
    moduleSize: (found, asked) => `Module ${found} px, minimum ${asked} px`,
    printSize: (found, asked) => `Printed module ${found} mm, minimum ${asked} mm`,
    logo: (found, asked) => `Logo covers ${found} of the code, maximum ${asked}`,
  },
  passed: 'Passed:',
  failed: 'Failed:',
};
