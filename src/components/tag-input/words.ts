import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

const tag: PluralForms = { one: '# tag', other: '# tags' };

/** English labels of the tag input. */
export const tagInput = {
  /** Name of the list of tags if the input has no label. */
  tags: 'Tags',
  /** Text without tags, if they cannot be changed. */
  none: 'No tags',
  /** Description of the keys of a tag. */
  hint: 'Press Delete to remove, Enter to edit, Alt+arrow to move.',
  /** Name of the button that removes a tag. */
  remove: (name: string) => `Remove ${name}`,
  /** Announcement of an added tag. */
  added: (name: string) => `${name} added`,
  /** Message about a removed tag. */
  removed: (name: string) => `${name} removed`,
  /** Message about several removed tags. */
  removedMany: (number: string, plural: PluralCategory) =>
    `${counted(number, plural, tag)} removed`,
  /** Message about a moved tag. */
  moved: (name: string, position: string, total: string) =>
    `${name} moved to ${position} of ${total}`,
  /** Announcement that all tags are selected. */
  selected: (number: string, plural: PluralCategory) => `${counted(number, plural, tag)} selected`,
  /** Message about copied tags. */
  copied: (number: string, plural: PluralCategory) => `${counted(number, plural, tag)} copied`,
  /** Message after an undo. */
  undone: 'Change undone',
  /** Message about a rejected tag that is no duplicate, with the reason. */
  rejected: (name: string, reason: string) => `“${name}”: ${reason}`,
  /** Message about a duplicate. */
  duplicate: (name: string) => `“${name}” is already added.`,
  /** Reason for a tag that is too long. */
  tooLong: (max: string, _plural: PluralCategory) => `too long (limit: ${max})`,
  /** Reason for a tag above the maximum number. */
  limitReached: (max: string, _plural: PluralCategory) => `limit of ${max} reached`,
  /** Reason for a tag above the number that one paste adds. */
  tooMany: (max: string, _plural: PluralCategory) => `only ${max} at a time`,
  /** Message about text that was not added before focus left the field. */
  pending: 'Press Enter to add this.',
  /** Part of the report: added tags. */
  reportAdded: (number: string, _plural: PluralCategory) => `${number} added`,
  /** Part of the report: duplicates. */
  reportDuplicates: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# duplicate', other: '# duplicates' }),
  /** Part of the report: rejected tags, with the reasons. */
  reportRejected: (number: string, _plural: PluralCategory, reasons: string) =>
    `${number} rejected: ${reasons}`,
  /** Reason in the report: too long. */
  reportTooLong: 'too long',
  /** Reason in the report: above the maximum number. */
  reportLimitReached: 'limit reached',
  /** Report of a paste without changes. */
  reportNothing: 'Nothing changed',
  /** Name of the button that lists the rejected tags. */
  details: 'Details',
  /** Number of tags and the maximum. */
  count: (number: string, max: string) => `${number} of ${max}`,
  /** Name of the button that undoes the last change. */
  undo: 'Undo',
  /** Name of the button that removes all tags. */
  clear: 'Clear all',
  /** Name of the field that edits a tag. */
  editTag: (name: string) => `Edit ${name}`,
  /** Name of the list of suggestions. */
  suggestions: 'Suggestions',
  /** Announcement of the number of suggestions. */
  suggested: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# suggestion', other: '# suggestions' }),
  /** Text while suggestions load. */
  loading: 'Loading suggestions…',
  /** Text if there are no suggestions. */
  noSuggestions: 'No suggestions',
  /** Text if the suggestions failed to load. */
  suggestionsFailed: 'Suggestions could not be loaded.',
};

/** Labels of the tag input. Numbers arrive formatted. */
export type TagInputLabels = typeof tagInput;
