import type { QrCodeToolLabels } from './tool-labels';

const units = {
  digits: ['Ziffer', 'Ziffern'],
  characters: ['Zeichen', 'Zeichen'],
  bytes: ['Byte', 'Bytes'],
} as const;

/** German words of the QR code's tools. */
export const labels: QrCodeToolLabels = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyRefused: 'Kopieren ist gesperrt. Der Text ist markiert: bitte von hier kopieren.',
  empty: 'Noch nichts zu zeigen',
  tooLong: 'Zu lang für einen QR-Code',
  loading: 'Code wird geladen',
  expired: 'Dieser Code ist abgelaufen',
  scanned: 'Gescannt',
  refresh: 'Neuer Code',
  amount: (number, unit, plural) => `${number} ${units[unit][plural === 'one' ? 0 : 1]}`,
  used: (used, most) => `${used} von ${most}`,
  version: (version, level) => `Version ${version}, Stufe ${level}`,
  tooLongFor: (used, most, level) => `${used}, höchstens ${most} bei Stufe ${level}`,
  lowerLevel: (level) => `Stufe ${level} würde reichen`,
  shorten: (surplus) => `Um ${surplus} kürzen`,
  downloads: 'Herunterladen',
  download: (format) => `${format} herunterladen`,
  downloadFailed: 'Keine Datei möglich: Das Logo lässt es nicht zu',
  scansWell: 'Gut lesbar',
  mayFail: 'Vielleicht nicht lesbar',
  rules: {
    quietZone: (found, asked) => `Ruhezone ${found}, mindestens ${asked} Module`,
    polarity: () => 'Dunkle Module auf hellem Grund',
    contrast: (found, asked) => `Kontrast ${found}, mindestens ${asked}`,
    moduleSize: (found, asked) => `Modul ${found} px, mindestens ${asked} px`,
    printSize: (found, asked) => `Modul im Druck ${found} mm, mindestens ${asked} mm`,
    logo: (found, asked) => `Logo verdeckt ${found} des Codes, höchstens ${asked}`,
  },
  kept: 'Erfüllt:',
  broken: 'Verletzt:',
};
