import type { TagInputLabels } from './labels';

/** German words of the tag input. */
export const labels: TagInputLabels = {
  tags: 'Schlagwörter',
  hint: 'Entf entfernt, Eingabe bearbeitet, Alt+Pfeil verschiebt',
  remove: (tag) => `${tag} entfernen`,
  added: (tag) => `${tag} hinzugefügt`,
  removed: (tag) => `${tag} entfernt`,
  removedMany: (number, plural) =>
    plural === 'one' ? `${number} Eintrag entfernt` : `${number} Einträge entfernt`,
  moved: (tag, position, total) => `${tag} jetzt an Stelle ${position} von ${total}`,
  selected: (number, plural) =>
    plural === 'one' ? `${number} Eintrag ausgewählt` : `${number} Einträge ausgewählt`,
  copied: (number, plural) =>
    plural === 'one' ? `${number} Eintrag kopiert` : `${number} Einträge kopiert`,
  undone: 'Änderung rückgängig gemacht',
  refused: (tag, reason) => `„${tag}“: ${reason}`,
  duplicate: 'schon vorhanden',
  tooLong: (max) => `zu lang, höchstens ${max} Zeichen`,
  full: (max, plural) =>
    `kein Platz, höchstens ${max} ${plural === 'one' ? 'Eintrag' : 'Einträge'}`,
  tooMany: (max) => `nur ${max} auf einmal`,
  pending: 'Eingabetaste drücken, um das hinzuzufügen',
  reportAdded: (number) => `${number} hinzugefügt`,
  reportRemoved: (number) => `${number} entfernt`,
  reportDuplicates: (number, plural) => `${number} ${plural === 'one' ? 'Duplikat' : 'Duplikate'}`,
  reportRejected: (number, _plural, reasons) => `${number} abgelehnt: ${reasons}`,
  reportTooLong: 'zu lang',
  reportFull: 'kein Platz',
  reportNothing: 'Nichts geändert',
  details: 'Einzelheiten',
  count: (number, max) => `${number} von ${max}`,
  undo: 'Rückgängig',
  clear: 'Alle entfernen',
  editTag: (tag) => `${tag} bearbeiten`,
  bulkEdit: 'Als Text bearbeiten',
  bulkHint: 'Ein Eintrag je Zeile',
  bulkDone: 'Fertig',
  bulkCancel: 'Abbrechen',
  suggestions: 'Vorschläge',
  suggested: (number, plural) => `${number} ${plural === 'one' ? 'Vorschlag' : 'Vorschläge'}`,
  loading: 'Vorschläge werden geladen …',
  noSuggestions: 'Keine Vorschläge',
  suggestionsFailed: 'Die Vorschläge konnten nicht geladen werden',
  failed: 'Das konnte nicht geladen werden. Bitte noch einmal versuchen',
};
