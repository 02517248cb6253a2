import type { TagInputLabels } from './labels';

const forms = (number: string, plural: Intl.LDMLPluralRule, noun: string) =>
  `${number} ${noun}${plural === 'one' ? '' : 's'}`;

/** French words of the tag input. */
export const labels: TagInputLabels = {
  tags: 'Étiquettes',
  hint: 'Suppr retire, Entrée modifie, Alt+flèche déplace',
  remove: (tag) => `Retirer ${tag}`,
  added: (tag) => `Ajout de ${tag}`,
  removed: (tag) => `Retrait de ${tag}`,
  removedMany: (number, plural) =>
    plural === 'one' ? `${number} étiquette retirée` : `${number} étiquettes retirées`,
  moved: (tag, position, total) => `${tag} en position ${position} sur ${total}`,
  selected: (number, plural) =>
    plural === 'one' ? `${number} étiquette sélectionnée` : `${number} étiquettes sélectionnées`,
  copied: (number, plural) =>
    plural === 'one' ? `${number} étiquette copiée` : `${number} étiquettes copiées`,
  undone: 'Modification annulée',
  refused: (tag, reason) => `« ${tag} » : ${reason}`,
  duplicate: 'déjà présent',
  tooLong: (max, plural) => `trop long, ${forms(max, plural, 'caractère')} au plus`,
  full: (max, plural) => `plus de place, ${forms(max, plural, 'étiquette')} au plus`,
  tooMany: (max) => `seulement ${max} à la fois`,
  pending: 'Appuyez sur Entrée pour ajouter ce texte',
  reportAdded: (number, plural) => forms(number, plural, 'ajout'),
  reportRemoved: (number, plural) => forms(number, plural, 'retrait'),
  reportDuplicates: (number, plural) => forms(number, plural, 'doublon'),
  reportRejected: (number, _plural, reasons) => `${number} refus : ${reasons}`,
  reportTooLong: 'trop long',
  reportFull: 'plus de place',
  reportNothing: 'Aucun changement',
  details: 'Détails',
  count: (number, max) => `${number} sur ${max}`,
  undo: 'Annuler',
  clear: 'Tout retirer',
  editTag: (tag) => `Modifier ${tag}`,
  bulkEdit: 'Modifier en texte',
  bulkHint: 'Une étiquette par ligne',
  bulkDone: 'Terminer',
  bulkCancel: 'Abandonner',
  suggestions: 'Suggestions proposées',
  suggested: (number, plural) => forms(number, plural, 'suggestion'),
  loading: 'Chargement des suggestions…',
  noSuggestions: 'Aucune suggestion',
  suggestionsFailed: 'Les suggestions n’ont pas pu être chargées',
  failed: 'Le chargement a échoué. Réessayez',
};
