import { counted, type PluralCategory } from '../../core/locale/plural';

/** Labels of a form and its fields. Numbers arrive formatted. */
export interface FieldLabels {
  /** Text that marks an optional field. */
  optional: string;
  /** Message while an asynchronous rule runs. */
  checking: string;
  /** Number of fields to correct: heading of the summary, announced after a failed submit. */
  fieldsToCorrect: (number: string, plural: PluralCategory) => string;
  /** Error for a form whose submission failed for an unknown reason. */
  submitFailed: string;
}

/** English labels of forms and fields. */
export const field: FieldLabels = {
  optional: 'optional',
  checking: 'Checking…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, { one: '# field needs correction', other: '# fields need correction' }),
  submitFailed: 'The form could not be sent. Try again.',
};
