import type { Region } from './countries/countries';
import type { CountrySelectLabels } from './labels';

const regionNames: Readonly<Record<Region, string>> = {
  africa: 'Afrika',
  americas: 'Amerika',
  antarctic: 'Antarktis',
  asia: 'Asien',
  europe: 'Europa',
  oceania: 'Ozeanien',
};

/** German words of the country selects. */
export const labels: CountrySelectLabels = {
  placeholder: 'Land wählen',
  placeholderMany: 'Länder wählen',
  list: 'Länder',
  chosen: 'Gewählte Länder',
  clear: 'Leeren',
  remove: (name) => `${name} entfernen`,
  preferred: 'Vorschläge',
  others: 'Alle Länder',
  region: (region) => regionNames[region],
  total: (number, plural) =>
    plural === 'one' ? `${number} Land oder Gebiet` : `${number} Länder und Gebiete`,
  found: (number, total) => `${number} von ${total}`,
  results: (number, plural) => (plural === 'one' ? `${number} Treffer` : `${number} Treffer`),
  none: (query) => `Kein Land zu „${query}“ gefunden`,
  loading: 'Länder werden geladen…',
  failed: 'Die Liste konnte nicht geladen werden. Erneut öffnen oder die Seite neu laden.',
  unknown: 'Unbekanntes Land',
  formerly: (name) => `früher ${name}`,
  capital: (name) => `Hauptstadt: ${name}`,
  selected: (name) => `${name} gewählt`,
  removed: (name) => `${name} entfernt`,
  cleared: 'Nichts gewählt',
  reached: (name, number, total) => `${name}, ${number} von ${total}. Rücktaste entfernt es`,
};
