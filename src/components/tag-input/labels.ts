import type { LabelCatalogue } from '../../internals/use-labels';
import { rareWords, type RareWords } from './rare-words';

/** Words that the tag input says. Numbers arrive formatted. */
export interface TagInputLabels {
  /** Name of the tags where no label names the input. */
  tags: string;
  /** How a tag is used, read out with it. */
  hint: string;
  /** Name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Message that a tag was added; read out, not drawn. */
  added: (tag: string) => string;
  /** Message that a tag was removed. */
  removed: (tag: string) => string;
  /** Message that several tags were removed. */
  removedMany: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Message that a tag was moved. */
  moved: (tag: string, position: string, total: string) => string;
  /** Message that all tags are selected; read out, not drawn. */
  selected: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Message that tags were copied. */
  copied: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Message that the last change was taken back. */
  undone: string;
  /** Message about a typed tag that was not taken, with the reason. */
  refused: (tag: string, reason: string) => string;
  /** Reason against a tag that is there already. */
  duplicate: string;
  /** Reason against a tag that is too long. */
  tooLong: (max: string, plural: Intl.LDMLPluralRule) => string;
  /** Reason against a tag beyond the greatest number. */
  full: (max: string, plural: Intl.LDMLPluralRule) => string;
  /** Reason against an entry beyond those that one paste adds. */
  tooMany: (max: string, plural: Intl.LDMLPluralRule) => string;
  /** Message about a text that was left before it was added, where it stays. */
  pending: string;
  /** Part of the report: tags added. */
  reportAdded: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Part of the report: tags removed, by the bulk edit. */
  reportRemoved: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Part of the report: tags that were there already. */
  reportDuplicates: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Part of the report: tags that were not taken, with the reasons. */
  reportRejected: (number: string, plural: Intl.LDMLPluralRule, reasons: string) => string;
  /** Reason in the report: tags that are too long. */
  reportTooLong: string;
  /** Reason in the report: tags beyond the greatest number. */
  reportFull: string;
  /** Report of a paste or bulk edit that changed nothing. */
  reportNothing: string;
  /** Button that lists the tags that were not taken. */
  details: string;
  /** Number of tags out of the greatest one. */
  count: (number: string, max: string) => string;
  /** Button that takes the last change back. */
  undo: string;
  /** Button that removes all tags. */
  clear: string;
  /** Name of the field that edits a tag. */
  editTag: (tag: string) => string;
  /** Button that opens all tags as a text, and name of the text. */
  bulkEdit: string;
  /** How the text is written. */
  bulkHint: string;
  /** Button that takes the text over. */
  bulkDone: string;
  /** Button that drops the text. */
  bulkCancel: string;
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Number of suggestions, read out. */
  suggested: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Words while suggestions load. */
  loading: string;
  /** Words where nothing is suggested. */
  noSuggestions: string;
  /** Words where the suggestions could not be had. */
  suggestionsFailed: string;
  /** Message where a part of the input could not be loaded. */
  failed: string;
}

const en: Omit<TagInputLabels, keyof RareWords> = {
  tags: 'Tags',
  hint: 'Delete removes, Enter edits, Alt+arrow moves',
  remove: (tag) => `Remove ${tag}`,
  added: (tag) => `${tag} added`,
  removed: (tag) => `${tag} removed`,
  refused: (tag, reason) => `“${tag}”: ${reason}`,
  duplicate: 'already there',
  tooLong: (max) => `too long (limit: ${max})`,
  full: (max) => `no room (limit: ${max})`,
  pending: 'Press Enter to add this',
  count: (number, max) => `${number} of ${max}`,
  clear: 'Clear all',
  bulkEdit: 'Edit as text',
  failed: 'Not loaded, try again',
};

/** Catalogue of the tag input's words. */
export const tagInputLabels: LabelCatalogue<TagInputLabels> = {
  name: 'tagInput',
  en: { ...en, ...rareWords },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
