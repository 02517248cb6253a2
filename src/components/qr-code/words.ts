import { type PluralCategory, type PluralForms, counted } from '../../core/locale/plural';

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# digit', other: '# digits' },
  characters: { one: '# character', other: '# characters' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** English labels of the QR code. */
export const qrCode = {
  /** Name of a code without content. */
  code: 'QR code',
  /** Name of a code with a caption. */
  codeFor: (text: string) => `QR code for ${text}`,
  /** Name of the button that copies the value. */
  copy: 'Copy',
  /** Message after copying. */
  copied: 'Copied',
  /** Message if the browser blocks copying; the value is then shown and selected. */
  copyBlocked: 'Copying is blocked. Copy the selected text instead.',
  /** Text in place of the code of an empty value. */
  empty: 'No content yet',
  /** Text in place of the code of a value that is too long. */
  tooLong: 'Too long for a QR code',
  /** Text in place of a code that loads. */
  loading: 'Loading code…',
  /** Text in place of an expired code. */
  expired: 'This code has expired.',
  /** Text in place of a scanned code. */
  scanned: 'Scanned',
  /** Button that requests a new code. */
  refresh: 'New code',
  /** Length in a unit. */
  amount: (number: string, unit: 'digits' | 'characters' | 'bytes', plural: PluralCategory) =>
    counted(number, plural, lengths[unit]),
  /** Length and capacity: "213 of 251 bytes". */
  used: (used: string, most: string) => `${used} of ${most}`,
  /** Version and error correction level. */
  version: (version: string, level: string) => `Version ${version}, level ${level}`,
  /** Why a value is too long. */
  tooLongFor: (used: string, most: string, level: string) =>
    `${used}, at most ${most} at level ${level}`,
  /** Advice if the value fits at a lower level. */
  lowerLevel: (level: string) => `It fits at level ${level}.`,
  /** Advice if the value does not fit at any level. */
  shorten: (surplus: string) => `Shorten it by ${surplus}.`,
  /** Name of the group of downloads. */
  downloads: 'Download',
  /** Name of a download by its format. */
  download: (format: string) => `Download ${format}`,
  /** Error for a file that could not be created, for example because of a logo from another origin. */
  downloadFailed: 'The file could not be created: the logo’s server blocks access.',
  /** Heading of a scannability check without issues. */
  scansWell: 'Scans well',
  /** Heading of a scannability check with issues. */
  mayFail: 'May not scan',
  /** Rules of the scannability check: what was found and what is required. */
  rules: {
    quietZone: (found: string, asked: string) => `Quiet zone ${found}, minimum ${asked} modules`,
    polarity: (_found: string, _asked: string) => 'Dark modules on a light background',
    contrast: (found: string, asked: string) => `Contrast ${found}, minimum ${asked}`,
    moduleSize: (found: string, asked: string) => `Module ${found} px, minimum ${asked} px`,
    printSize: (found: string, asked: string) => `Printed module ${found} mm, minimum ${asked} mm`,
    logo: (found: string, asked: string) => `Logo covers ${found} of the code, maximum ${asked}`,
  },
  /** Prefix of a rule that passes. */
  passed: 'Passed:',
  /** Prefix of a rule that fails. */
  failed: 'Failed:',
};

/** Labels of the QR code. Numbers arrive formatted. */
export type QrCodeLabels = typeof qrCode;
