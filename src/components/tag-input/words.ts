import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

/** Labels of the tag input. Numbers arrive formatted. */
export interface TagInputLabels {
  /** Name of the list of tags if the input has no label. */
  tags: string;
  /** Description of the keys of a tag. */
  hint: string;
  /** Name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Announcement of an added tag. */
  added: (tag: string) => string;
  /** Message about a removed tag. */
  removed: (tag: string) => string;
  /** Message about several removed tags. */
  removedMany: (number: string, plural: PluralCategory) => string;
  /** Message about a moved tag. */
  moved: (tag: string, position: string, total: string) => string;
  /** Announcement that all tags are selected. */
  selected: (number: string, plural: PluralCategory) => string;
  /** Message about copied tags. */
  copied: (number: string, plural: PluralCategory) => string;
  /** Message after an undo. */
  undone: string;
  /** Message about a rejected tag, with the reason. */
  rejected: (tag: string, reason: string) => string;
  /** Reason for a duplicate. */
  duplicate: string;
  /** Reason for a tag that is too long. */
  tooLong: (max: string, plural: PluralCategory) => string;
  /** Reason for a tag above the maximum number. */
  limitReached: (max: string, plural: PluralCategory) => string;
  /** Reason for a tag above the number that one paste adds. */
  tooMany: (max: string, plural: PluralCategory) => string;
  /** Message about text that was not added before focus left the field. */
  pending: string;
  /** Part of the report: added tags. */
  reportAdded: (number: string, plural: PluralCategory) => string;
  /** Part of the report: duplicates. */
  reportDuplicates: (number: string, plural: PluralCategory) => string;
  /** Part of the report: rejected tags, with the reasons. */
  reportRejected: (number: string, plural: PluralCategory, reasons: string) => string;
  /** Reason in the report: too long. */
  reportTooLong: string;
  /** Reason in the report: above the maximum number. */
  reportLimitReached: string;
  /** Report of a paste without changes. */
  reportNothing: string;
  /** Name of the button that lists the rejected tags. */
  details: string;
  /** Number of tags and the maximum. */
  count: (number: string, max: string) => string;
  /** Name of the button that undoes the last change. */
  undo: string;
  /** Name of the button that removes all tags. */
  clear: string;
  /** Name of the field that edits a tag. */
  editTag: (tag: string) => string;
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Announcement of the number of suggestions. */
  suggested: (number: string, plural: PluralCategory) => string;
  /** Text while suggestions load. */
  loading: string;
  /** Text if there are no suggestions. */
  noSuggestions: string;
  /** Text if the suggestions failed to load. */
  suggestionsFailed: string;
}

const tag: PluralForms = { one: '# tag', other: '# tags' };

/** English labels of the tag input. */
export const tagInput: TagInputLabels = {
  tags: 'Tags',
  hint: 'Press Delete to remove, Enter to edit, Alt+arrow to move.',
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} added`,
  removed: (name) => `${name} removed`,
  removedMany: (number, plural) => `${counted(number, plural, tag)} removed`,
  moved: (name, position, total) => `${name} moved to ${position} of ${total}`,
  selected: (number, plural) => `${counted(number, plural, tag)} selected`,
  copied: (number, plural) => `${counted(number, plural, tag)} copied`,
  undone: 'Change undone',
  rejected: (name, reason) => `“${name}”: ${reason}`,
  duplicate: 'already added',
  tooLong: (max) => `too long (limit: ${max})`,
  limitReached: (max) => `limit of ${max} reached`,
  tooMany: (max) => `only ${max} at a time`,
  pending: 'Press Enter to add this.',
  reportAdded: (number) => `${number} added`,
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# duplicate', other: '# duplicates' }),
  reportRejected: (number, _plural, reasons) => `${number} rejected: ${reasons}`,
  reportTooLong: 'too long',
  reportLimitReached: 'limit reached',
  reportNothing: 'Nothing changed',
  details: 'Details',
  count: (number, max) => `${number} of ${max}`,
  undo: 'Undo',
  clear: 'Clear all',
  editTag: (name) => `Edit ${name}`,
  suggestions: 'Suggestions',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# suggestion', other: '# suggestions' }),
  loading: 'Loading suggestions…',
  noSuggestions: 'No suggestions',
  suggestionsFailed: 'Suggestions could not be loaded.',
};
