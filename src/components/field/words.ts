import { counted, type PluralCategory } from '../../core/locale/plural';

/** English labels of forms and fields. */
export const field = {
  /** Text that marks an optional field. */
  optional: 'optional',
  /** Message while an asynchronous rule runs. */
  checking: 'Checking…',
  /** Number of fields to correct: heading of the summary, announced after a failed submit. */
  fieldsToCorrect: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# field needs correction', other: '# fields need correction' }),
  /** Error for a form whose submission failed for an unknown reason. */
  submitFailed: 'The form could not be sent. Try again.',
};

/** Labels of a form and its fields. Numbers arrive formatted. */
export type FieldLabels = typeof field;
