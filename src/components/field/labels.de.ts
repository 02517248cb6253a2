import type { FieldLabels } from './labels';

/** German words of a form and its fields. */
export const labels: FieldLabels = {
  optional: 'freiwillig',
  checking: 'Wird geprüft …',
  wrong: (number, plural) => `${number} ${plural === 'one' ? 'Feld' : 'Felder'} berichtigen`,
  failed: 'Das konnte nicht gesendet werden. Bitte noch einmal versuchen.',
};
