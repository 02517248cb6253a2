import type { TagInputLabels } from './labels';

const forms = (number: string, plural: Intl.LDMLPluralRule, noun: string) =>
  `${number} ${noun}${plural === 'one' ? '' : 's'}`;

/** English labels of reports, editing and suggestions. */
export const rareWords = {
  removedMany: (number, plural) => `${forms(number, plural, 'tag')} removed`,
  moved: (tag, position, total) => `${tag} moved to ${position} of ${total}`,
  selected: (number, plural) => `${forms(number, plural, 'tag')} selected`,
  copied: (number, plural) => `${forms(number, plural, 'tag')} copied`,
  tooMany: (max) => `only ${max} at a time`,
  undo: 'Undo',
  undone: 'Change undone',
  reportAdded: (number) => `${number} added`,
  reportRemoved: (number) => `${number} removed`,
  reportDuplicates: (number, plural) => forms(number, plural, 'duplicate'),
  reportRejected: (number, _plural, reasons) => `${number} rejected: ${reasons}`,
  reportTooLong: 'too long',
  reportFull: 'no room',
  reportNothing: 'Nothing changed',
  details: 'Details',
  editTag: (tag) => `Edit ${tag}`,
  bulkHint: 'One tag a line',
  bulkDone: 'Done',
  bulkCancel: 'Cancel',
  suggestions: 'Suggestions',
  suggested: (number, plural) => forms(number, plural, 'suggestion'),
  loading: 'Loading suggestions…',
  noSuggestions: 'No suggestions',
  suggestionsFailed: 'Suggestions could not be loaded',
} satisfies Partial<TagInputLabels>;

/** Keys of {@link rareWords}. */
export type RareWords = typeof rareWords;
