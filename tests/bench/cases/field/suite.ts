import { typeKey } from '../../measures.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';
import { failedSubmit, firstError, keyUnderError } from './measure-errors.ts';

const hookForm = { by: 'react-hook-form', against: 'react-hook-form' } as const;
const formik = { by: 'formik', against: 'formik' } as const;

const error: MeasurePlan = {
  id: 'error',
  title: 'First error shown',
  kind: 'browser',
  measure: firstError,
  goal: 1,
};

const submit: MeasurePlan = {
  id: 'submit',
  title: 'Failed submit of eight empty fields',
  kind: 'browser',
  measure: failedSubmit,
  goal: 1,
};

/**
 * A form of eight native inputs with the same rules, ours and others'. All render the same parts: a label with a
 * required mark from the style sheet, and an error that describes the input. With the others this is up to the
 * application, so the cases use as few elements as possible: one paragraph for an error, none without one. A failed
 * submit moves focus to the first invalid field, which Formik also leaves to the application.
 */
export const suite: Suite = {
  title: 'Form of eight fields',
  against: 'react-hook-form',
  measures: [
    { id: 'key', title: 'Keystroke', kind: 'browser', measure: typeKey(), goal: 1, ...hookForm },
    {
      id: 'key-error',
      title: 'Keystroke under an error',
      kind: 'browser',
      measure: keyUnderError,
      goal: 1,
      ...hookForm,
    },
    {
      id: 'key-many',
      title: 'Keystroke among 200 fields',
      kind: 'browser',
      measure: typeKey(),
      of: 'many-fields',
      by: 'ours',
      against: 'the form of eight',
      goal: 1.2,
    },
    { ...error, ...hookForm },
    { ...error, id: 'error-formik', ...formik },
    { ...submit, ...hookForm },
    { ...submit, id: 'submit-formik', ...formik },
    { ...cyclePlan(1.2), ...formik },
    { ...cyclePlan(4), id: 'cycle-floor', by: 'floor', against: 'native inputs alone' },
    heapPlan,
    { ...serverPlan(10), absolute: true },
  ],
};
