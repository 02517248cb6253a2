import type { FieldLabels } from './labels';

/** French words of a form and its fields. */
export const labels: FieldLabels = {
  optional: 'facultatif',
  checking: 'Vérification…',
  wrong: (number, plural) => `${number} ${plural === 'one' ? 'champ' : 'champs'} à corriger`,
  failed: 'L’envoi a échoué. Veuillez réessayer.',
};
