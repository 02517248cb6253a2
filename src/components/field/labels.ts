import type { LabelCatalogue } from '../../internals/use-labels';

/** Words of a form and its fields. Numbers arrive in the locale's numerals. */
export interface FieldLabels {
  /** Mark behind the label of a field that may stay empty. */
  optional: string;
  /** Line below a field while a rule waits for its answer. */
  checking: string;
  /** Number of fields to correct: heading of the summary, and read out after a failed submit. */
  wrong: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Error of a form that could not be sent for a reason that it does not know. */
  failed: string;
}

/** Catalogue of the words of a form and its fields. */
export const fieldLabels: LabelCatalogue<FieldLabels> = {
  name: 'field',
  en: {
    optional: 'optional',
    checking: 'Checking…',
    wrong: (number, plural) => `Correct ${number} ${plural === 'one' ? 'field' : 'fields'}`,
    failed: 'This could not be sent. Please try again.',
  },
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
