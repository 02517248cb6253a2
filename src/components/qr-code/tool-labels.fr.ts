import type { QrCodeToolLabels } from './tool-labels';

const units = {
  digits: ['chiffre', 'chiffres'],
  characters: ['caractère', 'caractères'],
  bytes: ['octet', 'octets'],
} as const;

/** French words of the QR code's tools. */
export const labels: QrCodeToolLabels = {
  copy: 'Copier',
  copied: 'Copié',
  copyRefused: 'La copie est bloquée. Le texte est sélectionné : copiez-le d’ici.',
  empty: 'Rien à afficher',
  tooLong: 'Trop long pour un code QR',
  loading: 'Chargement du code',
  expired: 'Ce code a expiré',
  scanned: 'Scanné',
  refresh: 'Nouveau code',
  amount: (number, unit, plural) => `${number} ${units[unit][plural === 'one' ? 0 : 1]}`,
  used: (used, most) => `${used} sur ${most}`,
  version: (version, level) => `Version ${version}, niveau ${level}`,
  tooLongFor: (used, most, level) => `${used}, au plus ${most} au niveau ${level}`,
  lowerLevel: (level) => `Le niveau ${level} suffirait`,
  shorten: (surplus) => `À raccourcir de ${surplus}`,
  downloads: 'Télécharger',
  download: (format) => `Télécharger en ${format}`,
  downloadFailed: 'Fichier impossible : le logo ne le permet pas',
  scansWell: 'Bien lisible',
  mayFail: 'Lecture incertaine',
  rules: {
    quietZone: (found, asked) => `Marge de ${found}, au moins ${asked} modules`,
    polarity: () => 'Modules sombres sur fond clair',
    contrast: (found, asked) => `Contraste de ${found}, au moins ${asked}`,
    moduleSize: (found, asked) => `Module de ${found} px, au moins ${asked} px`,
    printSize: (found, asked) => `Module imprimé de ${found} mm, au moins ${asked} mm`,
    logo: (found, asked) => `Le logo cache ${found} du code, au plus ${asked}`,
  },
  kept: 'Respecté :',
  broken: 'Non respecté :',
};
