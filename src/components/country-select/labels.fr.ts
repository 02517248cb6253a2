import type { Region } from './countries/countries';
import type { CountrySelectLabels } from './labels';

const regionNames: Readonly<Record<Region, string>> = {
  africa: 'Afrique',
  americas: 'Amériques',
  antarctic: 'Antarctique',
  asia: 'Asie',
  europe: 'Europe',
  oceania: 'Océanie',
};

/** French words of the country selects. */
export const labels: CountrySelectLabels = {
  placeholder: 'Choisir un pays',
  placeholderMany: 'Choisir des pays',
  list: 'Pays',
  chosen: 'Pays choisis',
  clear: 'Effacer',
  remove: (name) => `Retirer ${name}`,
  preferred: 'Suggestions',
  others: 'Tous les pays',
  region: (region) => regionNames[region],
  total: (number, plural) =>
    plural === 'one' ? `${number} pays ou territoire` : `${number} pays et territoires`,
  found: (number, total) => `${number} sur ${total}`,
  results: (number, plural) => (plural === 'one' ? `${number} résultat` : `${number} résultats`),
  none: (query) => `Aucun pays trouvé pour « ${query} »`,
  loading: 'Chargement des pays…',
  failed: 'La liste n’a pas pu être chargée. Rouvrez-la ou rechargez la page.',
  unknown: 'Pays inconnu',
  formerly: (name) => `autrefois ${name}`,
  capital: (name) => `capitale : ${name}`,
  selected: (name) => `${name} : sélectionné`,
  removed: (name) => `${name} : retiré`,
  cleared: 'Aucune sélection',
  reached: (name, number, total) =>
    `${name}, ${number} sur ${total}. Retour arrière pour le retirer`,
};
