import type { LabelCatalogue } from '../../internals/use-labels';
import type { QrLevel, QrUnit } from './capacity';
import type { ScanRule } from './judge-scannability';

/** Words of what loads on first use: buttons, states, capacity, verdict and downloads. */
export interface QrCodeToolLabels {
  /** Name of the button that copies the value. */
  copy: string;
  /** Message after the value was copied. */
  copied: string;
  /** Message where the browser refuses to copy; the value is shown and selected. */
  copyRefused: string;
  /** Words in place of a code for an empty value. */
  empty: string;
  /** Words in place of a code for a value that no code can hold. */
  tooLong: string;
  /** Words in place of a code that is on its way. */
  loading: string;
  /** Words in place of a code that is no longer valid. */
  expired: string;
  /** Words in place of a code that was scanned. */
  scanned: string;
  /** Button that asks for a new code. */
  refresh: string;
  /** Length in a unit. */
  amount: (number: string, unit: QrUnit, plural: Intl.LDMLPluralRule) => string;
  /** Length beside the most that the version holds: "213 of 251 bytes". */
  used: (used: string, most: string) => string;
  /** Version and level of the code. */
  version: (version: string, level: QrLevel) => string;
  /** Reason of a value that is too long. */
  tooLongFor: (used: string, most: string, level: QrLevel) => string;
  /** Advice where a lower level holds the value. */
  lowerLevel: (level: QrLevel) => string;
  /** Advice where no level holds the value: how much is too much. */
  shorten: (surplus: string) => string;
  /** Name of the group of downloads. */
  downloads: string;
  /** Name of a download, after its format. */
  download: (format: string) => string;
  /** Message where a file could not be made, as with a logo from elsewhere. */
  downloadFailed: string;
  /** Heading of a verdict without objections. */
  scansWell: string;
  /** Heading of a verdict with objections. */
  mayFail: string;
  /** Sentence of each rule: what was found and what is asked. */
  rules: Readonly<Record<ScanRule, (found: string, asked: string) => string>>;
  /** Words before a rule that is kept. */
  kept: string;
  /** Words before a rule that is broken. */
  broken: string;
}

const units = {
  digits: ['digit', 'digits'],
  characters: ['character', 'characters'],
  bytes: ['byte', 'bytes'],
} as const;

const en: QrCodeToolLabels = {
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Copying is blocked. The text is selected: copy it from here.',
  empty: 'Nothing to show yet',
  tooLong: 'Too long for a QR code',
  loading: 'Loading the code',
  expired: 'This code has expired',
  scanned: 'Scanned',
  refresh: 'New code',
  amount: (number, unit, plural) => `${number} ${units[unit][plural === 'one' ? 0 : 1]}`,
  used: (used, most) => `${used} of ${most}`,
  version: (version, level) => `Version ${version}, level ${level}`,
  tooLongFor: (used, most, level) => `${used}, at most ${most} at level ${level}`,
  lowerLevel: (level) => `Level ${level} would hold it`,
  shorten: (surplus) => `Shorten it by ${surplus}`,
  downloads: 'Download',
  download: (format) => `Download ${format}`,
  downloadFailed: 'The file could not be made: the logo does not allow it',
  scansWell: 'Scans well',
  mayFail: 'May not scan',
  rules: {
    quietZone: (found, asked) => `Quiet zone ${found}, least ${asked} modules`,
    polarity: () => 'Dark modules on a light ground',
    contrast: (found, asked) => `Contrast ${found}, least ${asked}`,
    moduleSize: (found, asked) => `Module ${found} px, least ${asked} px`,
    printSize: (found, asked) => `Printed module ${found} mm, least ${asked} mm`,
    logo: (found, asked) => `Logo hides ${found} of the code, most ${asked}`,
  },
  kept: 'Kept:',
  broken: 'Broken:',
};

/** Catalogue of the words that load with the tools; they share the key `qrCode` in the provider's `labels`. */
export const qrCodeToolLabels: LabelCatalogue<QrCodeToolLabels> = {
  name: 'qrCode',
  en,
  load: {
    de: () => import('./tool-labels.de'),
    fr: () => import('./tool-labels.fr'),
    ar: () => import('./tool-labels.ar'),
    ja: () => import('./tool-labels.ja'),
  },
};
